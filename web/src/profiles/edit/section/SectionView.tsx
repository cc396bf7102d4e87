import type { EditSectionName } from '@bnr/contract/profiles/editHeadings'
import type { Profile } from '@bnr/contract/profiles/profile'
import { FactList } from '../../../ui/FactList.tsx'
import { t } from '../../../ui/translation.ts'
import { NotGiven } from '../../detail/NotGiven.tsx'
import { useFactContext } from '../../useFactContext.ts'
import type { ProfileViewer } from '../../viewer.ts'
import classes from './SectionView.module.css'
import { views } from './views.ts'

export interface SectionViewProps {
  name: EditSectionName
  profile: Profile
  viewer: ProfileViewer
}

/** Shows the current facts of a section, including the missing ones. */
export function SectionView({ name, profile, viewer }: SectionViewProps) {
  const context = useFactContext(viewer)
  const { text, facts } = views[name]
  const words = text?.of(profile)
  return (
    <>
      {text && (words || !facts) && (
        <p className={classes.text}>{words || <NotGiven label={t(text.label)} />}</p>
      )}
      {facts && (
        <FactList
          facts={facts(profile, context)}
          missing={({ label, otherwise }) => (otherwise ? t(otherwise) : <NotGiven label={t(label)} />)}
        />
      )}
    </>
  )
}
