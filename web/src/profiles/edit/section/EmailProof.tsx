import { ProofFields } from '../../../accounts/proof/ProofFields.tsx'
import type { Proof } from '../../../accounts/proof/proof.ts'
import { useTranslation } from '../../../ui/translation.ts'
import fields from '../../fields/fields.module.css'
import type { FieldsProps } from '../../fields/formAccess.ts'

export interface EmailProofProps extends FieldsProps {
  proof: Proof
  changeProof: (proof: Proof) => void
}

/** Stands above Save as soon as the address differs from the one in use. */
export function EmailProof({ form, proof, changeProof }: EmailProofProps) {
  const { t } = useTranslation()
  return (
    <div className={fields.block}>
      <h3 className={fields.part}>{t('Is it you?')}</h3>
      <p>{t('You change your e-mail address. Please show that it is you.')}</p>
      <ProofFields
        value={proof}
        onChange={changeProof}
        field={(name, onChange) => {
          const error = form.errorAt(name)
          return { error: error && t(error), onBlur: () => undefined, onChange }
        }}
      />
    </div>
  )
}
