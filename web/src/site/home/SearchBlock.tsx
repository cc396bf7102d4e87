import type { ReactNode } from 'react'
import { useTranslation } from '../../ui/translation.ts'
import classes from './SearchBlock.module.css'
import { searchBlockId } from './useScrollToSearch.ts'

/** Guests search here; the form decides what happens with the answer. */
export function SearchBlock({ form }: { form: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section id={searchBlockId} tabIndex={-1} className={classes.block} aria-labelledby="search-title">
      <div className={classes.inner}>
        <h2 id="search-title">{t('Start your search for a perfect match')}</h2>
        <p className={classes.text}>
          {t(
            'See who is looking, before you register. Photos and names stay covered until both sides are members: we guard every family as we would our own.',
          )}
        </p>
        {form && <div className={classes.form}>{form}</div>}
      </div>
    </section>
  )
}
