import { useRef, useState } from 'react'
import type { FormErrors } from '../../platform/formErrors.ts'
import { withoutMessagesOf } from './messages.ts'
import { type Fields, withValueAt } from './paths.ts'

export function useAnswers<Values extends object>(initial: Values | (() => Values), refusals: FormErrors) {
  const [values, showValues] = useState(initial)
  const [messages, setMessages] = useState(refusals)
  const latest = useRef(values)

  function change(next: Values, paths: readonly string[]) {
    latest.current = next
    showValues(next)
    setMessages((shown) => paths.reduce(withoutMessagesOf, shown))
  }

  function setValues(next: Partial<Values>) {
    const before = latest.current
    const keys = Object.keys(next) as (keyof Values & string)[]
    const changed = keys.filter((key) => next[key] !== before[key])
    change({ ...before, ...next }, changed)
  }

  const set = <Path extends keyof Fields<Values>>(path: Path, value: Fields<Values>[Path]) =>
    change(withValueAt(latest.current, path, value), [path])
  return { values, latest, messages, setMessages, set, setValues }
}
