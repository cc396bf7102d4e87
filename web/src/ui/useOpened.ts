import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/**
 * Whether a `<details>` has ever been open, for content that loads when it is first opened. People may open it before React
 * handles events, so we also look at the element once React is ready.
 */
export function useOpened(isOpen = false) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(isOpen)
  useEffect(() => {
    if (ref.current?.open) setOpened(true)
  }, [])
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true)
  }
  return { opened, details: { ref, onToggle } }
}
