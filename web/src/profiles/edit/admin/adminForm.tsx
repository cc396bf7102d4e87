import type { Profile } from '@bnr/contract/profiles/profile'
import { useMutation } from '@tanstack/react-query'
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { focusFirstError } from '../../../ui/fields/focusFirstError.ts'
import { useTranslation } from '../../../ui/translation.ts'
import classes from './AdminBlock.module.css'
import type { Outcome } from './calls.ts'

export interface EditorProps<Value> {
  profile: Profile
  label: string
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
}

export interface AdminFormProps {
  profile: Profile
  label: string
  onDone: (message: string) => void
  onCancel: () => void
}

interface Parts<Value> {
  initial: (profile: Profile) => Value
  Editor: ComponentType<EditorProps<Value>>
  send: (profile: Profile, value: Value) => Promise<Outcome>
}

/** The form of one row: its field, Save and Cancel. What the server refuses is said at the field. */
export function adminForm<Value>({ initial, Editor, send }: Parts<Value>): ComponentType<AdminFormProps> {
  return function AdminForm({ profile, label, onDone, onCancel }) {
    const { t } = useTranslation()
    const form = useRef<HTMLFormElement>(null)
    const [value, setValue] = useState(() => initial(profile))
    const save = useMutation({
      mutationFn: () => send(profile, value),
      onSuccess: ({ message }) => onDone(t(message)),
      onError: () => form.current && focusFirstError(form.current),
    })

    useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), [])

    function submit(event: FormEvent) {
      event.preventDefault()
      if (!save.isPending) save.mutate()
    }

    return (
      <form ref={form} noValidate className={classes.form} onSubmit={submit}>
        <Editor
          {...{ profile, label, value }}
          error={save.error ? t(save.error.message) : undefined}
          onChange={(next) => {
            save.reset()
            setValue(next)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" busy={save.isPending}>
            {t('Save')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    )
  }
}
