import { toReadablePath } from '@bnr/contract/paths'
import { sectionOfPath } from '@bnr/contract/profiles/editSections'
import { profileChange } from '@bnr/contract/profiles/profile'

/** What is missing as a whole, and where it is found. */
const anchors: Readonly<Record<string, string>> = { media: 'photo', basicPreference: 'preferences' }

/** What is missing from a profile, wire path to message, as things to do with their place on the edit page. */
export function missingItems(missing: Readonly<Record<string, string>>) {
  return Object.entries(missing).map(([wirePath, message]) => {
    const path = toReadablePath(profileChange, wirePath)
    return { path, message, anchor: anchors[path] ?? sectionOfPath(path) ?? '' }
  })
}
