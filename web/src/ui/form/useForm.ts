import { type FocusEvent, type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FormErrors } from '../../platform/formErrors.ts'
import { useUnsavedWork } from '../../platform/unsavedWork.ts'
import { focusFirstError } from '../fields/focusFirstError.ts'
import { useTranslation } from '../translation.ts'
import type { FormControl, JudgedWhenLeft } from './formAccess.ts'
import { isWithin, placed } from './messages.ts'
import { useAnswers } from './useAnswers.ts'
import { useWork } from './useWork.ts'

export interface FormOptions<Values extends object> {
  initial: Values | (() => Values)
  /** What speaks against sending, by readable path. It may be loaded first: who only reads needs no schemas. */
  check?: (values: Values) => FormErrors | Promise<FormErrors>
  send: (values: Values) => unknown
  /** What a refusal says about the fields; anything else is told of the whole form. */
  refused?: (error: unknown) => FormErrors | Promise<FormErrors>
  /** Whether something would be lost if the page was left now. */
  isUnsaved?: (values: Values) => boolean
}

const nothing = (): FormErrors => ({})

/**
 * The one way of a form: its values, its messages, and one press that checks, sends and shows what was refused at its
 * field. Whatever goes wrong, the answers stay and can be sent again.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormControl<Values> {
  const { initial, check = nothing, send, refused = nothing, isUnsaved } = options
  const { t } = useTranslation()
  const { values, latest, messages, setMessages, set, setValues } = useAnswers(initial)
  const { place, focusError } = useErrorFocus()
  const work = useWork(async (error) => show(await Promise.resolve(error).then(refused).catch(nothing)))
  const { run, setBusy, busy, failure } = work
  useUnsavedWork(isUnsaved?.(values) ?? false)

  /** Whether there was something to show. */
  function show(found: FormErrors): boolean {
    if (Object.keys(found).length === 0) return false
    setMessages(found)
    focusError()
    return true
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    return run(async () => {
      const judged = check(latest.current)
      if (judged instanceof Promise) setBusy(true)
      if (show(await judged)) return
      setMessages({})
      setBusy(true)
      await send(latest.current)
    })
  }

  const leave = whenLeft({ latest, check, setMessages, presses: work.presses })
  const other = (given: () => unknown) =>
    run(() => {
      setBusy(true)
      return given()
    })
  const shown = { values, ...placed(messages, t), busy, failure }
  return { ...shown, set, setValues, leave, place, submit, run: other }
}

/**
 * Messages and the intent to see the first are drawn together, however long that takes, and the focus goes there in that
 * moment: later it would take it from a field in which somebody is typing already.
 */
function useErrorFocus() {
  const element = useRef<HTMLElement>(null)
  const place = useCallback((drawn: HTMLElement | null) => {
    element.current = drawn
  }, [])
  const [refusals, setRefusals] = useState(0)
  // One drawing later, but in the same moment: what has no field finds its place after all others.
  const [shown, setShown] = useState(0)
  useLayoutEffect(() => setShown(refusals), [refusals])
  useLayoutEffect(() => {
    if (shown > 0 && element.current) focusFirstError(element.current)
  }, [shown])
  return { place, focusError: () => setRefusals((count) => count + 1) }
}

/** A press on a button also leaves a field; the message of the latter must not push the button away under it. */
const afterPress = 200

interface Judging<Values extends object> {
  latest: { readonly current: Values }
  check: NonNullable<FormOptions<Values>['check']>
  setMessages: (change: (shown: FormErrors) => FormErrors) => void
  presses: { readonly current: number }
}

/** Says what is wrong with a field that was left, unless the whole form is sent anyway. */
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
