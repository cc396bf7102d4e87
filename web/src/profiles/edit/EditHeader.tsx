import { type Fact, fact, phoneFact } from '@bnr/contract/profiles/facts/fact'
import { ageShown, heightShown, placeShown } from '@bnr/contract/profiles/facts/shown'
import type { Profile } from '@bnr/contract/profiles/profile'
import { religion as christian } from '@bnr/contract/profiles/religion'
import { Photo } from '../../media/Photo.tsx'
import { mainPhoto } from '../../media/photos.ts'
import { ArchedFrame } from '../../ui/ArchedFrame.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { t } from '../../ui/translation.ts'
import { PrintButton } from '../PrintButton.tsx'
import type { ProfileViewer } from '../viewer.ts'
import classes from './EditHeader.module.css'

export function EditHeader({ profile, viewer }: { profile: Profile; viewer: ProfileViewer }) {
  const { bnrId = '', basic } = profile
  const name = basic?.name ?? t('Your profile')
  const facts = headFacts(profile)
  return (
    <header className={classes.header}>
      <ArchedFrame ratio="4 / 5" className={classes.photo}>
        <Photo src={mainPhoto(profile.media)?.thumbnailUrl} name={name} />
      </ArchedFrame>
      <div className={classes.head}>
        <h1 className={classes.name} tabIndex={-1}>
          {name}
        </h1>
        <p className={classes.id}>{t('BNR ID {id}', { id: bnrId })}</p>
        <StatusBadge status={profile.status} />
        <div className={classes.tools}>
          <ButtonLink to={`/profile/${bnrId}`} variant="quiet">
            {t('View Profile')}
          </ButtonLink>
          {viewer === 'staff' && <PrintButton />}
        </div>
      </div>
      <div className={classes.facts}>
        <FactList facts={facts} variant="narrow" />
      </div>
    </header>
  )
}

/** The facts at the head of the edit page (specification 2, section 2). */
export function headFacts(profile: Profile): Fact[] {
  const { basic, religion, professional } = profile
  return [
    fact('Created for', basic?.createdFor),
    fact('Age', ageShown(profile, t)),
    fact('Height', heightShown(basic?.height, t)),
    fact('Religion', religion?.religion ?? christian),
    fact('Denomination', religion?.denomination),
    fact('Caste', basic?.caste),
    fact('Lives in', placeShown(profile)),
    fact('Education', professional?.education?.degree),
    fact('Occupation', professional?.occupation),
    phoneFact('Mobile', basic?.phone, profile),
  ]
}
