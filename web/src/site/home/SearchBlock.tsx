import type { ReactNode } from 'react'
import { ForViewers } from '../../accounts/ForViewers.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { t } from '../../ui/translation.ts'
import classes from './SearchBlock.module.css'
import { searchBlockId } from './useScrollToSearch.ts'

/** The search form for guests. Members and staff get a link to their own search. */
export function SearchBlock({ form }: { form: ReactNode }) {
  return (
    <section id={searchBlockId} tabIndex={-1} className={classes.block} aria-labelledby="search-title">
      <div className={classes.inner}>
        <h2 id="search-title">{t('Start your search for a perfect match')}</h2>
        <ForViewers
          guest={
            <>
              <p className={classes.text}>
                {t(
                  'See who is looking before you register. We show photos and names to members only, and protect every family as we would our own.',
                )}
              </p>
              <div className={classes.form}>{form}</div>
            </>
          }
          member={<OwnSearch to="/profile/search" about="You can search by every detail of a profile." />}
          staff={<OwnSearch to="/ad/profile/search" about="Staff search finds profiles in every status." />}
        />
      </div>
    </section>
  )
}

function OwnSearch({ to, about }: { to: string; about: string }) {
  return (
    <>
      <p className={classes.text}>{t(about)}</p>
      <ButtonLink to={to} variant="outlined" className={classes.own}>
        {t('Search profiles')}
      </ButtonLink>
    </>
  )
}
