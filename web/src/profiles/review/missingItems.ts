import { toReadablePath } from '@bnr/contract/paths'
import { profileChange } from '@bnr/contract/profiles/profile'

export type MissingItem = { path: string; message: string; anchor: string }

/** The sections of the edit page have their own names for what a profile keeps under these. */
const anchors: readonly (readonly [start: string, anchor: string])[] = [
  ['media', 'photo'],
  ['basic.phone', 'contact'],
  ['basic.email', 'contact'],
  ['basic.contact', 'contact'],
  ['basicPreference', 'preferences'],
]

/** What is missing from a profile, wire path to message, as things to do with their place on the edit page. */
export function missingItems(missing: Readonly<Record<string, string>>): MissingItem[] {
  return Object.entries(missing).map(([wirePath, message]) => {
    const path = toReadablePath(profileChange, wirePath)
    const special = anchors.find(([start]) => path.startsWith(start))
    return { path, message, anchor: special?.[1] ?? path.split('.')[0] ?? '' }
  })
}
