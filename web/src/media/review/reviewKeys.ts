import { useEffect } from 'react'

export type ReviewAction = 'approve' | 'reject' | 'undo' | 'next' | 'previous'

/** Letters that a reviewer's hand learns in a minute; the dialog shows them. */
export const reviewKeys: Readonly<Record<string, ReviewAction>> = {
  a: 'approve',
  r: 'reject',
  u: 'undo',
  n: 'next',
  p: 'previous',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** What a key asks for; nothing while somebody types a reason or calls the browser. */
export function reviewActionOf(event: Pressed): ReviewAction | undefined {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('textarea, input, select')
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return undefined
  return reviewKeys[event.key.toLowerCase()]
}

/** Listens while the review stands on the screen; an action that is not offered now has no key either. */
export function useReviewKeys(actions: Partial<Record<ReviewAction, () => void>>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = reviewActionOf(event)
      const run = action && actions[action]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
