import { useEffect, useRef } from 'react'

/** When the item with the focus leaves a list, people who use the keyboard continue from the list. */
export function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return list
}
