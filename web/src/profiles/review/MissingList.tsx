import { toReadablePath } from '@bnr/contract/paths'
import { sectionOfPath } from '@bnr/contract/profiles/editSections'
import { profileChange } from '@bnr/contract/profiles/profile'
import { Link } from 'react-router'
import { t } from '../../ui/translation.ts'
import classes from './MissingList.module.css'

/** Anchors of whole parts that can be missing. */
const anchors: Readonly<Record<string, string>> = { media: 'photo', basicPreference: 'preferences' }

/** Turns the missing parts of a profile (wire path to message) into items with their anchor on the edit page. */
export function missingItems(missing: Readonly<Record<string, string>>) {
  return Object.entries(missing).map(([wirePath, message]) => {
    const path = toReadablePath(profileChange, wirePath)
    return { path, message, anchor: anchors[path] ?? sectionOfPath(path) ?? '' }
  })
}

export interface MissingListProps {
  bnrId: string
  missing: Readonly<Record<string, string>>
}

export function MissingList({ bnrId, missing }: MissingListProps) {
  return (
    <ul className={classes.missing}>
      {missingItems(missing).map(({ path, message, anchor }) => (
        <li key={path}>
          <Link to={`/profile/update/${bnrId}#${anchor}`}>{t(message)}</Link>
        </li>
      ))}
    </ul>
  )
}
