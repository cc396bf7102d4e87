import type { Profile } from '@bnr/contract/profiles/profile'
import { readFit, type Wish } from '@bnr/contract/search/fit'
import { partnerPreferences } from '@bnr/contract/search/preferences'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../accounts/session.ts'
import { profilesKey } from '../../platform/queryClient.ts'
import { useEndpoint } from '../../platform/useListReading.ts'
import { Section } from '../../profiles/detail/Section.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../ui/translation.ts'
import classes from './WhatFits.module.css'

/** Each wish of the member and of the profile, and whether the other has it. */
export function WhatFits({ profile }: { profile: Profile }) {
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useEndpoint(profilesKey, readFit, {
    params: { id: user?.profileId ?? 0, targetId: profile.id },
  })
  const isWoman = profile.basic?.gender === 'f'
  return (
    <Section id="fit" title={t('What fits')}>
      {!data && !error && <Skeleton height={160} />}
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <div className={classes.sides}>
          <Wishes title={t('What you wish for')} wishes={data.mine}>
            {t('You have not said what you hope for in a partner.')}{' '}
            <Link to={`/profile/update/${user?.bnrId}#preferences`}>{t('Add partner preferences')}</Link>
          </Wishes>
          <Wishes title={isWoman ? t('What she wishes for') : t('What he wishes for')} wishes={data.theirs}>
            {isWoman
              ? t('She has not said what she hopes for in a partner.')
              : t('He has not said what he hopes for in a partner.')}
          </Wishes>
        </div>
      )}
    </Section>
  )
}

const answers = {
  yes: { label: 'Yes', Icon: IconCircleCheck },
  no: { label: 'No', Icon: IconCircleX },
  unknown: { label: 'Not given', Icon: IconHelpCircle },
} as const

const answerOf = ({ isMet }: Wish) => (isMet === undefined ? 'unknown' : isMet ? 'yes' : 'no')

interface WishesProps {
  title: string
  wishes: readonly Wish[]
  /** Shown when there are no wishes. */
  children: ReactNode
}

function Wishes({ title, wishes, children }: WishesProps) {
  const met = wishes.filter(({ isMet }) => isMet).length
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      {wishes.length === 0 ? (
        <p className="note">{children}</p>
      ) : (
        <p className="note">{metShown(met, wishes.length)}</p>
      )}
      <dl className={classes.wishes}>
        {wishes.map((wish) => {
          const answer = answerOf(wish)
          const { label, Icon } = answers[answer]
          return (
            <div key={wish.preference} data-answer={answer}>
              <dt>{t(upper(partnerPreferences[wish.preference]))}</dt>
              <dd>
                <Icon size={18} aria-hidden />
                {t(label)}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

const metShown = (met: number, all: number): string =>
  met === 1 ? t('1 of {all} is met', { all }) : t('{met} of {all} are met', { met, all })

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
