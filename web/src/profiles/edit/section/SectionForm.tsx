import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import { type EditSection, editSections } from '@bnr/contract/profiles/editSections'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { type Profile, type ProfileSections, sectionNames } from '@bnr/contract/profiles/profile'
import { tidy } from '@bnr/contract/profiles/tidy'
import { type ComponentType, type FormEvent, useState } from 'react'
import { ProofFields } from '../../../accounts/proof/ProofFields.tsx'
import { checkProof, noProof, type Proof, proofOf } from '../../../accounts/proof/proof.ts'
import { errorsOf } from '../../../platform/formErrors.ts'
import { useIsShown } from '../../../platform/useIsShown.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import type { FormAccess } from '../../../ui/form/formAccess.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { toastInfo, toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { useSaveProfile } from '../../calls.ts'
import fields from '../../fields/fields.module.css'
import type { FieldsProps } from '../../fields/formAccess.ts'
import type { ProfileViewer } from '../../viewer.ts'
import { openingOf } from './opening.ts'
import { SaveFailure } from './SaveFailure.tsx'
import { ConfirmEmailDialog, DiscardDialog } from './SectionDialogs.tsx'
import classes from './SectionForm.module.css'
import { changeOf, errorsOfSection, isNothing } from './sectionChange.ts'

export interface QuestionsProps extends FieldsProps {
  profile: Profile
  viewer: ProfileViewer
}

export interface SectionFormProps extends Omit<QuestionsProps, 'form'> {
  name: EditSectionName
  /** Id of the form element, for the reset button in the section's head. */
  id: string
  /** Focuses the first field, because the person came here to edit. */
  focused: boolean
  onClose: () => void
  /** Label of the button that closes the form without saving. */
  cancelLabel?: string
}

type Questions = { Questions: ComponentType<QuestionsProps> }

/** A section's form: its questions, Save and Cancel, errors, and what follows saving. */
export function SectionForm({ id, focused, Questions, ...props }: SectionFormProps & Questions) {
  const { name, onClose, cancelLabel = t('Cancel'), ...shown } = props
  const { form, asksProof, isDirty, saved } = useSection(props)
  const [leaving, setLeaving] = useState(false)

  function cancel(event: FormEvent) {
    event.preventDefault()
    if (isDirty) setLeaving(true)
    else onClose()
  }

  return (
    <>
      <Form
        form={form}
        id={id}
        aria-label={t(editSections[name].title)}
        className={fields.form}
        messages={fields.messages}
        takesFocus={focused}
        failure={(error) => <SaveFailure error={error} onRetry={() => void form.submit()} />}
        onReset={cancel}
        actions={<Actions busy={form.busy} cancelLabel={cancelLabel} />}
      >
        <Questions form={form} {...shown} />
        {asksProof && <EmailProof form={form} />}
      </Form>
      <DiscardDialog open={leaving} onDiscard={onClose} onStay={() => setLeaving(false)} />
      <ConfirmEmailDialog message={saved} onClose={onClose} />
    </>
  )
}

function Actions({ busy, cancelLabel }: { busy: boolean; cancelLabel: string }) {
  return (
    <div className={classes.actions}>
      <Button type="submit" busy={busy}>
        {t('Save')}
      </Button>
      <Button type="reset" variant="outlined">
        {cancelLabel}
      </Button>
    </div>
  )
}

type SectionValues = ProfileSections & Proof

const sectionsOf = (profile: Profile): ProfileSections =>
  Object.fromEntries(sectionNames.map((name) => [name, profile[name]]))

/** Sends only the changes, so that what somebody else saves in the meantime stays. */
function useSection({ name, profile, viewer, onClose }: Omit<SectionFormProps, 'id' | 'focused'>) {
  const section: EditSection = editSections[name]
  const [opening] = useState(() => openingOf(name, sectionsOf(profile)))
  const { mutateAsync } = useSaveProfile(profile.id)
  const [saved, setSaved] = useState<string>()
  const isShown = useIsShown()
  const change = (values: SectionValues) => changeOf(section, values, opening.before)
  const asksProof = (values: SectionValues) => needsProof(viewer, change(values))
  const isDirty = (values: SectionValues) =>
    !saved && !isNothing(changeOf(section, values, tidy(opening.values)))

  const form = useForm<SectionValues>({
    initial: { ...opening.values, ...noProof },
    check: (values) => ({
      ...errorsOfSection(section, values, change(values)),
      ...(asksProof(values) && checkProof(values)),
    }),
    send: async (values) => {
      const changed = change(values)
      if (isNothing(changed)) {
        toastInfo(t('No changes to save'))
        return onClose()
      }
      const proof = asksProof(values)
      const { message } = await mutateAsync({ ...changed, ...(proof && proofOf(values)) })
      // A new address applies once its link is opened, so the member must read on; a removed one is gone at once.
      if (proof && changed.basic?.email && isShown.current) return setSaved(message)
      toastSuccess(t(message))
      // A form of the same section that was opened again since must stay.
      if (isShown.current) onClose()
    },
    refused: (error) => errorsOf(error, saveProfile.body),
    isUnsaved: isDirty,
  })
  return { form, asksProof: asksProof(form.values), isDirty: isDirty(form.values), saved }
}

/** Whether a change needs proof: members change their e-mail address only with the password or a code. */
const needsProof = (viewer: ProfileViewer, change: ProfileSections): boolean =>
  viewer === 'owner' && 'email' in (change.basic ?? {})

/** Appears above Save as soon as the address differs from the current one. */
function EmailProof({ form }: { form: FormAccess<Proof> }) {
  return (
    <Surface className={fields.block}>
      <h3 className={fields.part}>{t('Confirm that it is you')}</h3>
      <p>{t('To change your e-mail address, enter your password or use a code.')}</p>
      <ProofFields form={form} />
    </Surface>
  )
}
