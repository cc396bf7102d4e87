import { CallError } from '@bnr/contract/client'
import { type EditSection, type EditSectionName, editSections } from '@bnr/contract/profiles/editSections'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { type Profile, type ProfileSections, sectionNames } from '@bnr/contract/profiles/profile'
import { tidy } from '@bnr/contract/profiles/tidy'
import { useState } from 'react'
import { useUnsavedWork } from '../../../platform/unsavedWork.ts'
import { errorsOf } from '../../../platform/validate.ts'
import { useSaveProfile } from '../../calls.ts'
import { useFormValues } from '../../fields/useFormValues.ts'
import type { Standing } from '../../standing.ts'
import { openingOf } from './opening.ts'
import { changeOf, errorsOfSection, isNothing } from './sectionChange.ts'
import { useEmailProof } from './useEmailProof.ts'

/** What the person reads; `waits` for a link that has to be opened yet. */
export type Saved = { message: string; waits: boolean }
export type Outcome = 'saved' | 'unchanged' | 'refused' | 'failed'

/**
 * The form of one section. Only what was changed is sent, so that what somebody else saves meanwhile stays;
 * whatever goes wrong, the answers stay in the form and can be sent again.
 */
export function useSectionForm(name: EditSectionName, profile: Profile, standing: Standing) {
  const section: EditSection = editSections[name]
  const [opening] = useState(() => openingOf(name, sectionsOf(profile)))
  const { access, setErrors } = useFormValues<ProfileSections>(opening.values)
  const { mutateAsync, isPending } = useSaveProfile(profile.id)
  const [failure, setFailure] = useState<Error>()
  const [saved, setSaved] = useState<Saved>()
  const emailProof = useEmailProof(standing, changeOf(section, access.values, opening.before), setErrors)
  const isDirty = !saved && !isNothing(changeOf(section, access.values, tidy(opening.values)))
  useUnsavedWork(isDirty)

  async function save(): Promise<Outcome> {
    const change = changeOf(section, access.values, opening.before)
    const errors = { ...errorsOfSection(section, access.values, change), ...emailProof.errors }
    setErrors(errors)
    setFailure(undefined)
    if (Object.keys(errors).length > 0) return 'refused'
    if (isNothing(change)) return 'unchanged'
    try {
      const { message } = await mutateAsync({ ...change, ...emailProof.sent })
      setSaved({ message, waits: emailProof.waitsForLink })
      return 'saved'
    } catch (error) {
      return takeAnswer(error as Error)
    }
  }

  /** What the server says about fields stands at them, or above the button; all else is a failure of its own. */
  function takeAnswer(error: Error): Outcome {
    const fields = error instanceof CallError ? errorsOf(error, saveProfile.body) : {}
    setErrors(fields)
    if (Object.keys(fields).length > 0) return 'refused'
    setFailure(error)
    return 'failed'
  }

  return { access, emailProof, isDirty, busy: isPending, failure, saved, save }
}

const sectionsOf = (profile: Profile): ProfileSections =>
  Object.fromEntries(sectionNames.map((name) => [name, profile[name]]))
