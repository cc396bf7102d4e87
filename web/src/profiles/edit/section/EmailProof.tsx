import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { ProofFields } from '../../../accounts/proof/ProofFields.tsx'
import type { Proof } from '../../../accounts/proof/proof.ts'
import type { FormAccess } from '../../../ui/form/formAccess.ts'
import { Surface } from '../../../ui/Surface.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import fields from '../../fields/fields.module.css'
import type { ProfileViewer } from '../../viewer.ts'

/** A member's e-mail changes with the password, or a code, alone. */
export const needsProof = (viewer: ProfileViewer, change: ProfileSections): boolean =>
  viewer === 'owner' && 'email' in (change.basic ?? {})

/** Stands above Save as soon as the address differs from the one in use. */
export function EmailProof({ form }: { form: FormAccess<Proof> }) {
  const { t } = useTranslation()
  return (
    <Surface className={fields.block}>
      <h3 className={fields.part}>{t('Is it you?')}</h3>
      <p>{t('You are changing your e-mail address. Please confirm that it is you.')}</p>
      <ProofFields form={form} />
    </Surface>
  )
}
