import { type EditSectionName, editSectionNames } from '@bnr/contract/profiles/editHeadings'

/** Names of older links, and of whole groups, beside those of the sections themselves. */
const others: Readonly<Record<string, EditSectionName>> = {
  location: 'contact',
  preferences: 'basicPreference',
  religiousPreference: 'basicPreference',
}

/** What `#name` opens for editing on the edit page. `#photo` and `#album` lead to the photos, which are always open. */
export function sectionAt(anchor: string): EditSectionName | undefined {
  return editSectionNames.find((name) => name === anchor) ?? others[anchor]
}
