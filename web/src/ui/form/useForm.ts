import { type FocusEvent, type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FormErrors } from '../../platform/formErrors.ts'
import { useUnsavedWork } from '../../platform/unsavedWork.ts'
import { focusFirstError } from '../fields/focusFirstError.ts'
import { t } from '../translation.ts'
import type { FormControl, JudgedWhenLeft } from './formAccess.ts'
import { isWithin, placed } from './messages.ts'
import { useAnswers } from './useAnswers.ts'
import { useWork } from './useWork.ts'

export interface FormOptions<Values extends object> {
  initial: Values | (() => Values)
  /** What the server said about these values when the form was posted without JavaScript. */
  refusals?: FormErrors | undefined
  /** Returns the errors by readable path. It may load the schemas first, since a visitor who only reads needs none. */
  check?: (values: Values) => FormErrors | Promise<FormErrors>
  send: (values: Values) => unknown
  /** Returns what a refusal says about the fields; any other failure appears above the button. */
  refused?: (error: unknown) => FormErrors | Promise<FormErrors>
  /** Whether leaving the page now would lose something. */
  isUnsaved?: (values: Values) => boolean
}

const nothing = (): FormErrors => ({})

/**
 * The state of a form: its values, its messages, and a submit that checks, sends and shows refusals at their fields.
 * After any failure the answers stay and can be sent again.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormControl<Values> {
  const { initial, refusals = {}, check = nothing, send, refused = nothing, isUnsaved } = options
  const { values, latest, messages, setMessages, set, setValues } = useAnswers(initial, refusals)
  const { place, focusError } = useErrorFocus()
  const work = useWork(async (error) => show(await Promise.resolve(error).then(refused).catch(nothing)))
  const { run, setBusy, busy, failure } = work
  useUnsavedWork(isUnsaved?.(values) ?? false)

  /** Shows the errors and returns whether there were any. */
  function show(found: FormErrors): boolean {
    if (Object.keys(found).length === 0) return false
    setMessages(found)
    focusError()
    return true
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    return run(async () => {
      const errors = check(latest.current)
      if (errors instanceof Promise) setBusy(true)
      if (show(await errors)) return
      setMessages({})
      setBusy(true)
      await send(latest.current)
    })
  }

  const leave = whenLeft({ latest, check, setMessages, presses: work.presses })
  const other = (task: () => unknown) =>
    run(() => {
      setBusy(true)
      return task()
    })
  const shown = { values, ...placed(messages, t), busy, failure }
  return { ...shown, set, setValues, leave, place, submit, run: other }
}

/**
 * Focuses the first error in the render that shows it, however long that takes. Later, the focus could be taken from
 * a field in which somebody already types.
 */
function useErrorFocus() {
  const element = useRef<HTMLElement>(null)
  const place = useCallback((rendered: HTMLElement | null) => {
    element.current = rendered
  }, [])
  const [refusals, setRefusals] = useState(0)
  // One render later but before the paint, because messages without a field are placed after all others.
  const [shown, setShown] = useState(0)
  useLayoutEffect(() => setShown(refusals), [refusals])
  useLayoutEffect(() => {
    if (shown > 0 && element.current) focusFirstError(element.current)
  }, [shown])
  return { place, focusError: () => setRefusals((count) => count + 1) }
}

/** In milliseconds. Pressing a button also leaves a field, and that field's message must not push the button away. */
const afterPress = 200

interface Judging<Values extends object> {
  latest: { readonly current: Values }
  check: NonNullable<FormOptions<Values>['check']>
  setMessages: (change: (shown: FormErrors) => FormErrors) => void
  presses: { readonly current: number }
}

/** Checks a field that has lost the focus, unless the form is being submitted. */
function whenLeft<Values extends object>({ latest, check, setMessages, presses }: Judging<Values>) {
  return (path: string, { evenEmpty, words }: JudgedWhenLeft) =>
    ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      if (isSubmit(relatedTarget) || (!evenEmpty && !currentTarget.value)) return
      const pressed = presses.current
      setTimeout(async () => {
        const found = await Promise.resolve(latest.current).then(check).catch(nothing)
        const [, message] = Object.entries(found).find(([at]) => isWithin(at, path)) ?? []
        if (message && presses.current === pressed)
          setMessages((shown) => ({ [path]: words ?? message, ...shown }))
      }, afterPress)
    }
}

const isSubmit = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === 'submit'
