import { type EditSectionName, editSectionNames } from '@bnr/contract/profiles/editHeadings'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

type State = { newuser?: boolean; album?: boolean } | null

export interface OpenSections {
  /** Which sections are being edited. */
  open: readonly EditSectionName[]
  /** The one that takes the focus once its form is there. */
  focused: EditSectionName | undefined
  show: (name: EditSectionName) => void
  close: (name: EditSectionName) => void
}

const bio: EditSectionName = 'about'

/** Which sections are open, at first by the link that led here: `newuser` opens all of them, `#name` the one it names. */
export function useArrival(): { isNew: boolean; sections: OpenSections } {
  const { hash, state, key } = useLocation()
  const { newuser = false, album } = (state as State) ?? {}
  const target = hash.slice(1) || (album ? 'album' : newuser ? bio : '')
  const [open, setOpen] = useState<readonly EditSectionName[]>(newuser ? editSectionNames : [])
  const [focused, setFocused] = useState<EditSectionName>()

  function show(name: EditSectionName) {
    setOpen((now) => (now.includes(name) ? now : [...now, name]))
    setFocused(name)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    const section = sectionAt(target)
    if (section) show(section)
    const place = target ? document.getElementById(section ?? target) : null
    // At once, and to the top: what is still to come above or below does not carry the place away then.
    place?.scrollIntoView({ block: 'start', behavior: 'instant' })
    place?.focus({ preventScroll: true })
  }, [target, key])

  const close = (name: EditSectionName) => setOpen((now) => now.filter((one) => one !== name))
  return { isNew: newuser, sections: { open, focused, show, close } }
}

/** Names of older links, and of whole groups, beside those of the sections themselves. */
const others: Readonly<Record<string, EditSectionName>> = {
  location: 'contact',
  preferences: 'basicPreference',
  religiousPreference: 'basicPreference',
}

/** What `#name` opens for editing on the edit page. `#photo` and `#album` lead to the photos, which are always open. */
function sectionAt(anchor: string): EditSectionName | undefined {
  return editSectionNames.find((name) => name === anchor) ?? others[anchor]
}
