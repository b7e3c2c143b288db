#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kizuna {

/// An undo list: whole copies of a value, each with the reason for its step. Meant for values that
/// are cheap to copy, such as a deck; no change needs undo code of its own.
template <typename Value>
class History {
public:
    explicit History(Value initial) { append(std::move(initial), {}); }

    /// A value and the reason for the step that led to it.
    struct Change {
        Value value;
        std::string reason;
        bool operator==(const Change&) const = default;
    };
    /// Restores a history. `changes` is oldest first and never empty; `position` and `saved` are
    /// indices into it.
    History(std::vector<Change> changes, std::size_t position, std::optional<std::size_t> saved)
        : at_(position), saved_at_(saved)
    {
        assert(position < changes.size());
        for (Change& change : changes)
            append(std::move(change.value), std::move(change.reason));
        steps_.front().reason.clear();
    }

    const Value& now() const { return steps_[at_].value; }
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < steps_.size(); }
    bool is_saved() const { return at_ == saved_at_; }
    /// The reason for the step that undo() or redo() would take; empty if there is none.
    std::string undo_reason() const { return can_undo() ? steps_[at_].reason : std::string(); }
    std::string redo_reason() const { return can_redo() ? steps_[at_ + 1].reason : std::string(); }

    /// The number of values, including undone ones; at least 1.
    std::size_t size() const { return steps_.size(); }
    /// The index of now(); the oldest value has index 0.
    std::size_t position() const { return at_; }
    const Value& value(std::size_t step) const { return steps_[step].value; }
    /// The reason for the step to this value; empty for the oldest.
    const std::string& reason(std::size_t step) const { return steps_[step].reason; }
    bool is_saved(std::size_t step) const { return step == saved_at_; }
    std::optional<std::size_t> saved_position() const { return saved_at_; }
    /// A number that no other step of this history has or had; later steps have higher ones.
    std::uint64_t id(std::size_t step) const { return steps_[step].id; }
    /// How often change_every() or reword_every() was called.
    std::uint64_t changes_of_every() const { return changes_of_every_; }

    /// The most values kept, far more than anyone goes back. Beyond it, the oldest tenth is
    /// dropped.
    static constexpr std::size_t max_steps = 10'000;

    /// Adds a step and drops the undone ones. Does nothing if `next` equals now().
    void push(Value next, std::string reason)
    {
        if (next == now())
            return;
        steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, steps_.end());
        if (saved_at_ > at_)
            saved_at_.reset();
        append(std::move(next), std::move(reason));
        ++at_;
        if (steps_.size() > max_steps)
            forget(max_steps / 10);
    }

    /// Replaces the last step, as while the user types; drops it if `next` equals the value before.
    /// Returns false and changes nothing if now() is saved, the oldest value or not the last step.
    bool amend(Value next, std::string reason)
    {
        if (at_ == 0 || at_ == saved_at_ || can_redo())
            return false;
        steps_.pop_back();
        --at_;
        push(std::move(next), std::move(reason));
        return true;
    }

    void undo()
    {
        if (can_undo())
            --at_;
    }
    void redo()
    {
        if (can_redo())
            ++at_;
    }
    /// Makes this step now(), by undoing or redoing; drops no step.
    void go_to(std::size_t step)
    {
        if (step < steps_.size())
            at_ = step;
    }
    /// Changes the values of all steps, for data that they share. Adds no step, so undo does not
    /// take it back. Afterwards no step is saved.
    template <typename Action>
    void change_every(const Action& change)
    {
        reword_every(change);
        mark_unsaved();
    }
    /// As change_every(), for a change of wording alone: the saved step stays saved.
    template <typename Action>
    void reword_every(const Action& change)
    {
        for (Step& step : steps_)
            change(step.value);
        ++changes_of_every_;
    }
    void mark_saved() { saved_at_ = at_; }
    /// Marks the step with this id() as saved, which was now() when saving began. If the history no
    /// longer has that step, no step is saved.
    void mark_saved(std::uint64_t id)
    {
        saved_at_.reset();
        for (std::size_t step = 0; step < steps_.size(); ++step) {
            if (steps_[step].id == id)
                saved_at_ = step;
        }
    }
    /// For when the file on disk holds none of these values.
    void mark_unsaved() { saved_at_.reset(); }

private:
    struct Step {
        Value value;
        std::string reason;
        std::uint64_t id;
    };
    void append(Value value, std::string reason)
    {
        steps_.push_back({std::move(value), std::move(reason), next_id_++});
    }

    /// Drops the `count` oldest steps; now() must not be among them.
    void forget(std::size_t count)
    {
        steps_.erase(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(count));
        steps_.front().reason.clear();
        at_ -= count;
        if (saved_at_)
            saved_at_ = *saved_at_ < count ? std::nullopt : std::optional(*saved_at_ - count);
    }

    std::vector<Step> steps_;
    std::size_t at_ = 0;
    std::optional<std::size_t> saved_at_ = 0;
    std::uint64_t next_id_ = 1;
    std::uint64_t changes_of_every_ = 0;
};

} // namespace kizuna
