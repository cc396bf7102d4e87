import type { Profile } from '@bnr/contract/profiles/profile'
import { type ComponentType, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { useDialogForm } from '../../../ui/form/useDialogForm.ts'
import { t } from '../../../ui/translation.ts'
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

/** What else an answer changes, which staff confirm before it is sent. `text` uses `params`. */
export interface Consequence {
  title: string
  text: string
  params: Record<string, string>
}

export interface Parts<Value> {
  initial: (profile: Profile) => Value
  Editor: ComponentType<EditorProps<Value>>
  consequence?: ((profile: Profile, value: Value) => Consequence | undefined) | undefined
  send: (profile: Profile, value: Value) => Promise<Outcome>
}

/** Creates the form of one row: its field, Save and Cancel. The field shows what the server refuses. */
export function adminForm<Value>({
  initial,
  Editor,
  consequence,
  send,
}: Parts<Value>): ComponentType<AdminFormProps> {
  return function AdminForm({ profile, label, onDone, onCancel }) {
    const [toConfirm, setToConfirm] = useState<Consequence>()
    const change = async (answer: Value) => onDone(t((await send(profile, answer)).message))
    const form = useDialogForm(onCancel, {
      initial: () => ({ answer: initial(profile) }),
      send: async ({ answer }) => {
        const found = consequence?.(profile, answer)
        if (!found) return await change(answer)
        setToConfirm(found)
        return false
      },
      refused: (error) => ({ answer: messageOf(error) }),
    })

    function confirm() {
      setToConfirm(undefined)
      void form.run(() => change(form.values.answer))
    }

    return (
      <Form
        form={form}
        takesFocus
        className={classes.form}
        actions={
          <div className={classes.actions}>
            <SubmitButton form={form} label={t('Save')} />
            <Button variant="quiet" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          </div>
        }
      >
        <Editor profile={profile} label={label} {...fieldOf(form, 'answer')} />
        <ConfirmDialog
          open={toConfirm !== undefined}
          title={t(toConfirm?.title ?? '')}
          confirmLabel={t('Change')}
          onConfirm={confirm}
          onClose={() => setToConfirm(undefined)}
        >
          <p>{toConfirm && t(toConfirm.text, toConfirm.params)}</p>
        </ConfirmDialog>
      </Form>
    )
  }
}
