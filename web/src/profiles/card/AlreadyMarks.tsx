import type { Profile } from '@bnr/contract/profiles/profile'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import { useTranslation } from '../../ui/translation.ts'
import classes from './AlreadyMarks.module.css'

const marks = [
  { field: 'alreadyLiked', label: 'Interest Expressed', Icon: IconHeart },
  { field: 'alreadyShortlisted', label: 'Shortlisted', Icon: IconBookmark },
  { field: 'alreadyIgnored', label: 'Ignored', Icon: IconEyeOff },
] as const

/** What the viewer has done with this profile before. */
export function AlreadyMarks({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const shown = marks.filter(({ field }) => profile[field])
  if (shown.length === 0) return null
  return (
    <ul className={classes.marks}>
      {shown.map(({ field, label, Icon }) => (
        <li key={field}>
          <Icon size={16} aria-hidden />
          {t(label)}
        </li>
      ))}
    </ul>
  )
}
