import { type ProfileSections, profileChange } from '@bnr/contract/profiles/profile'
import { missingForReview, openOf, wizardSteps } from '@bnr/contract/profiles/steps'
import { onWire } from '../http/refuseProblems.ts'
import { type ProfileRow, sectionsOf } from './sections.ts'

/** What counts besides the wizard, in percent. The wizard itself makes up 80. */
const beyondWizard: readonly {
  path: string
  percent: number
  message: string
  given: (profile: ProfileSections) => boolean
}[] = [
  {
    path: 'basic.aboutMe',
    percent: 6,
    message: 'Write a few lines about yourself',
    given: ({ basic }) => !!basic?.aboutMe,
  },
  {
    path: 'family.aboutFamily',
    percent: 4,
    message: 'Write a few lines about your family',
    given: ({ family }) => !!family?.aboutFamily,
  },
  {
    path: 'basicPreference',
    percent: 5,
    message: 'Say what you hope for in a partner',
    given: ({ basicPreference }) => Object.keys(basicPreference ?? {}).length > 0,
  },
]
const photoPercent = 5

/** How complete a profile is: its wizard steps, then its texts, preferences and photo. */
function completionOf(
  profile: ProfileSections,
  facts: { phoneVerified: boolean; photo: boolean; today: Date },
) {
  const missing = missingForReview(profile, { today: facts.today })
  let percent = 0
  for (const step of wizardSteps) {
    const isLast = step === wizardSteps.at(-1)
    if (isLast ? !facts.phoneVerified : Object.keys(openOf(step, profile, { today: facts.today })).length > 0)
      break
    percent = step.completion
  }
  for (const part of beyondWizard) {
    if (part.given(profile)) percent += part.percent
    else missing[part.path] = part.message
  }
  if (facts.photo) percent += photoPercent
  else missing.media = 'Add a profile photo'
  return { percent, missing }
}

/** The completion of a stored profile, with what is missing by wire path. */
export function presentCompletion(row: ProfileRow, photo: boolean, today: Date) {
  const { phoneVerified } = row
  const { percent, missing } = completionOf(sectionsOf(row), { phoneVerified, photo, today })
  return { percent, missing: onWire(profileChange, missing) }
}
