import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { ProofFields } from '../../../accounts/proof/ProofFields.tsx'
import type { Proof } from '../../../accounts/proof/proof.ts'
import type { FormAccess } from '../../../ui/form/formAccess.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { t } from '../../../ui/translation.ts'
import fields from '../../fields/fields.module.css'
import type { ProfileViewer } from '../../viewer.ts'

/** Whether a change needs proof: members change their e-mail address only with the password or a code. */
export const needsProof = (viewer: ProfileViewer, change: ProfileSections): boolean =>
  viewer === 'owner' && 'email' in (change.basic ?? {})

/** Appears above Save as soon as the address differs from the current one. */
export function EmailProof({ form }: { form: FormAccess<Proof> }) {
  return (
    <Surface className={fields.block}>
      <h3 className={fields.part}>{t('Confirm that it is you')}</h3>
      <p>{t('To change your e-mail address, enter your password or use a code.')}</p>
      <ProofFields form={form} />
    </Surface>
  )
}
