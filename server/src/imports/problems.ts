import { type ImportFieldName, importFieldNames, importFields } from '@bnr/contract/imports/fields'
import type { CellProblem, ImportMapping } from '@bnr/contract/imports/schemas'
import { toWirePath } from '@bnr/contract/paths'
import { draftProblems } from '@bnr/contract/profiles/creation'
import { editRules } from '@bnr/contract/profiles/editRules'
import { type ProfileSections, profileChange } from '@bnr/contract/profiles/profile'
import { broken } from '@bnr/contract/profiles/rule'
import { toRequest } from '@bnr/contract/rename'
import { z } from 'zod'
import { inputErrors } from '../http/inputErrors.ts'
import { onWire } from '../http/refuseProblems.ts'
import { columnsOf } from '../profiles/sections.ts'
import { draftRules } from '../registration/createByStaff.ts'

type Checked = { profile: ProfileSections; registeredOn: string | undefined }

/** What the rules of a profile that staff create say about a row, by field and column. */
export function ruleProblems(checked: Checked, { fields }: ImportMapping, today: Date): CellProblem[] {
  const messages = { ...formatErrors(checked.profile), ...onWire(profileChange, ruleErrors(checked, today)) }
  return Object.entries(messages).map(([path, message]) => {
    const field = fieldOf(path)
    const column = field ? fields.indexOf(field) : -1
    return { message, ...(field && { field }), ...(column >= 0 && { column }) }
  })
}

/** Errors of single values, by wire path. */
function formatErrors(profile: ProfileSections): Record<string, string> {
  const result = z.safeDecode(
    profileChange,
    toRequest(profileChange, profile) as z.input<typeof profileChange>,
  )
  return result.success ? {} : inputErrors(result.error)
}

function ruleErrors({ profile, registeredOn }: Checked, today: Date): Record<string, string> {
  const unlisted: Record<string, string> = {}
  columnsOf(profile, (path) => {
    unlisted[path] = 'Select a value from the list'
  })
  return {
    ...unlisted,
    ...broken([...draftRules, ...editRules], profile, { today }),
    ...draftProblems({ basic: profile.basic, registeredOn }, today),
  }
}

const wirePaths = importFieldNames.map(
  (name) => [name, toWirePath(profileChange, importFields[name].path)] as const,
)

/** The field with this wire path; a message can be about a part of it, or about the object around it. */
const fieldOf = (path: string): ImportFieldName | undefined =>
  wirePaths.find(([, at]) => at === path || path.startsWith(`${at}.`) || at.startsWith(`${path}.`))?.[0]
