import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { useState } from 'react'
import { checkProof, noProof, type Proof } from '../../../accounts/proof/proof.ts'
import type { FormErrors } from '../../../platform/validate.ts'
import type { Standing } from '../../standing.ts'

/** A member's e-mail changes with the password, or a code, alone: a section that changes it asks for one. */
export function useEmailProof(standing: Standing, change: ProfileSections, setErrors: SetErrors) {
  const [proof, setProof] = useState(noProof)
  const asked = standing === 'owner' && 'email' in (change.basic ?? {})

  function changeProof(next: Proof) {
    setProof(next)
    setErrors(({ currentPassword, code, ...others }) => others)
  }

  return {
    asked,
    /** A new address is used once its link was opened; one that was taken out is gone at once. */
    waitsForLink: asked && !!change.basic?.email,
    proof,
    changeProof,
    errors: asked ? checkProof(proof) : {},
    sent: asked ? proof : {},
  }
}

type SetErrors = (next: (errors: FormErrors) => FormErrors) => void
