import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { t } from '../ui/translation.ts'
import type { Draft } from './draft.ts'
import { PortraitScene } from './PortraitScene.tsx'
import classes from './Wizard.module.css'

const blurbs = {
  bride: {
    title: 'Register your daughter or sister',
    text: 'Families read a profile carefully before they call. A few honest words about her, her faith and her home help the right family find her.',
  },
  groom: {
    title: 'Register your son or brother',
    text: 'Families read a profile carefully before they call. A few honest words about him, his faith and his work help the right family find him.',
  },
} as const

/** Next to the questions, shows whom the profile is for. On a phone, only the first step shows the full text. */
export function WizardPanel({ basic, brief }: Pick<Draft, 'basic'> & { brief: boolean }) {
  const who = isForBride(basic) ? 'bride' : 'groom'
  return (
    <aside className={classes.panel}>
      <ArchedFrame ratio="4 / 5" gilded>
        <PortraitScene of={who} />
      </ArchedFrame>
      <div>
        <p className={classes.blurbTitle}>{t(blurbs[who].title)}</p>
        <p className={`${classes.blurb} ${brief ? classes.later : ''}`}>{t(blurbs[who].text)}</p>
      </div>
    </aside>
  )
}

/** True for Daughter and Sister, and for a woman registered as Myself, Relative or Friend. */
export function isForBride({ createdFor, gender }: Draft['basic']): boolean {
  if (createdFor === 'Daughter' || createdFor === 'Sister') return true
  return ['Myself', 'Relative', 'Friend'].includes(createdFor ?? '') && gender === 'f'
}
