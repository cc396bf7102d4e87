import { toReadablePath } from '@bnr/contract/paths'
import { sectionOfPath } from '@bnr/contract/profiles/editSections'
import { profileChange } from '@bnr/contract/profiles/profile'

/** Anchors of whole parts that can be missing. */
const anchors: Readonly<Record<string, string>> = { media: 'photo', basicPreference: 'preferences' }

/** Turns the missing parts of a profile (wire path to message) into items with their anchor on the edit page. */
export function missingItems(missing: Readonly<Record<string, string>>) {
  return Object.entries(missing).map(([wirePath, message]) => {
    const path = toReadablePath(profileChange, wirePath)
    return { path, message, anchor: anchors[path] ?? sectionOfPath(path) ?? '' }
  })
}
