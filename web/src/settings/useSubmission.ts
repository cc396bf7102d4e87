import { CallError } from '@bnr/contract/client'
import { toReadablePath } from '@bnr/contract/paths'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { messageOf } from '../accounts/loginError.ts'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import { useTranslation } from '../ui/translation.ts'

/** Messages by readable path of the field; `form` is what belongs to none of them. */
export type Problems = Readonly<Record<string, string>>

export interface Submission {
  /** What is wrong before the server is asked. */
  check: () => Problems
  send: () => Promise<unknown>
  /** Of the call, so that a refusal finds its field. */
  schema: z.ZodType
  /** Fields that are judged when they are left, empty or not; the others only when something was typed. */
  alsoEmpty?: readonly string[]
  /** What a later step of the same call was refused for: shown from the start. */
  refused?: CallError | undefined
}

/** One press of a form's button: checked, sent, and what was refused shown at its field. */
export function useSubmission({ check, send, schema, alsoEmpty = [], refused }: Submission) {
  const { t } = useTranslation()
  const [problems, setProblems] = useState<Problems>(() =>
    refused ? problemsOf(refused, schema, messageOf(refused, t)) : {},
  )
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function show(found: Problems) {
    setProblems(found)
    if (Object.keys(found).length > 0 && form.current) focusFirstError(form.current)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found = check()
    show(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    await send().catch((error) => show(problemsOf(error, schema, messageOf(error, t))))
    setBusy(false)
  }

  const retract = (name: string) => setProblems(({ [name]: _, ...others }) => others)

  /** What was typed is judged when it is left; not on the way to the button, which would move away from the press. */
  function leave(name: string, { currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const untouched = !currentTarget.value && !alsoEmpty.includes(name)
    if (untouched || isSubmit(relatedTarget)) return
    const message = check()[name]
    if (message) setProblems((others) => ({ ...others, [name]: message }))
  }

  const text = (name: string) => problems[name] && t(problems[name])

  /** Ties a field to its message, which goes as soon as something else is typed. */
  const field = <Value>(name: string, change: (value: Value) => void) => ({
    error: text(name),
    onBlur: (event: FocusEvent<HTMLInputElement>) => leave(name, event),
    onChange: (value: Value) => {
      retract(name)
      change(value)
    },
  })

  return { form, submit, field, failure: text('form'), busy }
}

const isSubmit = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === 'submit'

/** The refusal at its fields, or what to tell of the whole. */
export function problemsOf(error: unknown, schema: z.ZodType, otherwise: string): Problems {
  const fields = error instanceof CallError ? Object.entries(error.fields) : []
  if (fields.length === 0) return { form: otherwise }
  return Object.fromEntries(fields.map(([path, message]) => [toReadablePath(schema, path), message]))
}
