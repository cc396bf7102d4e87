import { type RefObject, useEffect } from 'react'
import { useOwnChoice } from '../../platform/ownChoices.ts'

export type ReviewAction = 'approve' | 'reject' | 'undo' | 'next' | 'previous'

/** Keyboard shortcuts of a review; the buttons show them. */
export const reviewKeys: Readonly<Record<ReviewAction, { key: string; label: string }>> = {
  approve: { key: 'A', label: 'Approve' },
  reject: { key: 'R', label: 'Reject' },
  undo: { key: 'U', label: 'Undo' },
  next: { key: 'N', label: 'Next' },
  previous: { key: 'P', label: 'Previous' },
}
const actionNames = Object.keys(reviewKeys) as ReviewAction[]

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target'
>

/** Returns the action of a key; undefined while somebody types, for browser shortcuts and for a repeating key. */
export function reviewActionOf(event: Pressed): ReviewAction | undefined {
  if (isTyping(event.target) || isModified(event) || event.repeat) return undefined
  return actionNames.find((action) => reviewKeys[action].key === event.key.toUpperCase())
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, input, select, [contenteditable]')
const isModified = ({ ctrlKey, metaKey, altKey, shiftKey }: Pressed) =>
  ctrlKey || metaKey || altKey || shiftKey

/** Speech input and slips can trigger shortcuts by accident, so each person can turn them off. */
export function useKeysOn(): [boolean, (isOn: boolean) => void] {
  const [stored, choose] = useOwnChoice('review-keys')
  return [stored?.[0] !== 'off', (isOn) => choose([isOn ? 'on' : 'off'])]
}

/** Handles shortcuts while no dialog covers `place`. An action that is not available has no shortcut. */
export function useReviewKeys(
  actions: Partial<Record<ReviewAction, (() => void) | false>>,
  place?: RefObject<HTMLElement | null>,
): void {
  const [isOn] = useKeysOn()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = isOn && isOnTop(place?.current) && reviewActionOf(event)
      const run = action && actions[action]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

function isOnTop(place: HTMLElement | null | undefined): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  return top === (place?.closest('dialog') ?? undefined)
}
