import { type EditSectionName, editSections } from '@bnr/contract/profiles/editSections'
import type { Profile } from '@bnr/contract/profiles/profile'
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { focusFirstError } from '../../../ui/fields/focusFirstError.ts'
import { toastInfo } from '../../../ui/toasts.ts'
import { useTranslation } from '../../../ui/translation.ts'
import { FormMessages } from '../../fields/FormMessages.tsx'
import fields from '../../fields/fields.module.css'
import type { FieldsProps } from '../../fields/formAccess.ts'
import type { Standing } from '../../standing.ts'
import { EmailProof } from './EmailProof.tsx'
import { SaveFailure } from './SaveFailure.tsx'
import classes from './SectionForm.module.css'
import { type Saved, useSectionForm } from './useSectionForm.ts'

export interface QuestionsProps extends FieldsProps {
  profile: Profile
  standing: Standing
}

export interface SectionFormProps extends Omit<QuestionsProps, 'form'> {
  name: EditSectionName
  /** Of the form element: what closes it stands in the section's head as well, as a reset button. */
  id: string
  /** The person came here to write: the first field takes the focus. */
  focused: boolean
  onClose: () => void
}

type Questions = { Questions: ComponentType<QuestionsProps> }

/** The frame of a section's form: its questions, Save and Cancel, what went wrong, and what was saved. */
export function SectionForm({
  name,
  id,
  focused,
  onClose,
  Questions,
  ...shown
}: SectionFormProps & Questions) {
  const { t } = useTranslation()
  const { access, emailProof, isDirty, busy, failure, saved, save } = useSectionForm(
    name,
    shown.profile,
    shown.standing,
  )
  const element = useRef<HTMLFormElement>(null)
  const [leaving, setLeaving] = useState(false)
  useFirstFocus(element, focused)

  async function send() {
    const outcome = await save()
    if (outcome === 'refused' && element.current) focusFirstError(element.current)
    if (outcome !== 'unchanged') return
    toastInfo(t('Nothing was changed'))
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) void send()
  }

  function cancel(event: FormEvent) {
    event.preventDefault()
    if (isDirty) setLeaving(true)
    else onClose()
  }

  return (
    <>
      <form
        ref={element}
        id={id}
        noValidate
        aria-label={t(editSections[name].title)}
        className={fields.form}
        onSubmit={submit}
        onReset={cancel}
      >
        <Questions form={access} {...shown} />
        {emailProof.asked && <EmailProof form={access} {...emailProof} />}
        <FormMessages form={access} />
        {failure && <SaveFailure error={failure} onRetry={() => void send()} />}
        <div className={classes.actions}>
          <Button type="submit" busy={busy}>
            {t('Save')}
          </Button>
          <Button type="reset" look="outlined">
            {t('Cancel')}
          </Button>
        </div>
      </form>
      <DiscardDialog open={leaving} onDiscard={onClose} onStay={() => setLeaving(false)} />
      <SavedDialog saved={saved} onClose={onClose} />
    </>
  )
}

function DiscardDialog({
  open,
  onDiscard,
  onStay,
}: {
  open: boolean
  onDiscard: () => void
  onStay: () => void
}) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open={open}
      title={t('Discard your changes?')}
      confirmLabel={t('Discard')}
      cancelLabel={t('Keep editing')}
      destructive
      onConfirm={onDiscard}
      onClose={onStay}
    >
      <p>{t('What you have changed in this section is not saved yet.')}</p>
    </ConfirmDialog>
  )
}

function SavedDialog({ saved, onClose }: { saved: Saved | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const title = saved?.waits ? t('Please confirm your e-mail address') : t('Saved')
  return (
    <Dialog open={saved !== undefined} title={title} onClose={onClose}>
      <p>{saved && t(saved.message)}</p>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('OK')}</Button>
      </div>
    </Dialog>
  )
}

const firstField = 'input:not([type="hidden"]), select, textarea'

function useFirstFocus(form: { current: HTMLFormElement | null }, focused: boolean) {
  useEffect(() => {
    const field = focused ? form.current?.querySelector<HTMLElement>(firstField) : null
    field?.focus({ preventScroll: true })
    // At once: a page that is still growing would carry the field away from a slow scroll.
    field?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [form, focused])
}
