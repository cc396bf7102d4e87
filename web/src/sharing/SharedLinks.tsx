import type { SharedLink } from '@bnr/contract/sharing/endpoints'
import { type LinkState, openingsOfALink } from '@bnr/contract/sharing/rules'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { dayShown, momentShown } from '../ui/moments.ts'
import { Section } from '../ui/Section.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { useRevoke, useSharedLinks } from './calls.ts'
import classes from './SharedLinks.module.css'

/** The links of a member with each opening; a part of My Account. */
export default function SharedLinks() {
  const [page, setPage] = useState(0)
  return (
    <Section title={t('Links you shared')}>
      <PagedList
        found={useSharedLinks(page)}
        page={page}
        onPage={setPage}
        skeleton={<Skeleton height={96} card />}
        empty={<p className="soft">{t('You have shared no profile with your family yet.')}</p>}
      >
        {(links) => (
          <ul className="stack-3">
            {links.map((link) => (
              <SharedLinkRow key={link.id} link={link} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  )
}

function SharedLinkRow({ link }: { link: SharedLink }) {
  const { id, name, bnrId, openings, createdAt } = link
  const revoke = useRevoke()
  const end = () =>
    revoke.mutate(id, {
      onSuccess: ({ message }) => toastSuccess(t(message)),
      onError: ({ message }) => toastError(t(message)),
    })
  const whose = name ?? t('A profile that is no longer available')
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className="strong">{bnrId ? <Link to={`/profile/${bnrId}`}>{whose}</Link> : whose}</p>
        <p className="note">
          {t('Made {moment}', { moment: momentShown(createdAt) })}
          <br />
          {stateShown(link)}
        </p>
        {openings.length > 0 && <Openings openings={openings} />}
      </div>
      {link.state === 'open' && (
        <Button variant="outlined" busy={revoke.isPending} of={t('to {name}', { name: whose })} onClick={end}>
          {t('End link')}
        </Button>
      )}
    </li>
  )
}

const ended: Record<Exclude<LinkState, 'open'>, string> = {
  expired: 'Expired',
  used: 'Ended after {times} openings',
  revoked: 'Ended',
  gone: 'Ended, because the profile can no longer be shared',
}

const stateShown = ({ state, expiresAt }: SharedLink) =>
  state === 'open'
    ? t('Works until {day}', { day: dayShown(expiresAt) })
    : t(ended[state], { times: openingsOfALink })

function Openings({ openings }: Pick<SharedLink, 'openings'>) {
  const count = openings.length
  return (
    <details className={classes.openings}>
      <summary>{count === 1 ? t('Opened once') : t('Opened {count} times', { count })}</summary>
      <ul>
        {openings.map(({ at, device }) => (
          <li key={at} className="note">
            {momentShown(at)} · {device ?? t('Unknown device')}
          </li>
        ))}
      </ul>
    </details>
  )
}
