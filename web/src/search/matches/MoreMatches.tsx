import { indianNumber } from '@bnr/contract/indianNumber'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { textOfWider, type Wider } from '@bnr/contract/search/wider'
import type { HinderingWish } from '@bnr/contract/search/widerMatches'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useProfile } from '../../profiles/calls.ts'
import { Button } from '../../ui/Button.tsx'
import type { Values } from '../../ui/list/address.ts'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../ui/translation.ts'
import { useSeen } from '../../ui/useSeen.ts'
import { useWiderMatches } from './calls.ts'
import { addressWith, type matchesAddress } from './directions.ts'
import classes from './MoreMatches.module.css'
import { offerText, otherWish } from './widerWords.ts'

interface MoreMatchesProps {
  profileId: number
  bnrId: string
  search: Values<typeof matchesAddress>
}

/** The first offers are enough to choose from; a press shows the others. */
const offersAtFirst = 5
const mostTheirs = 3

/**
 * Says how many more people would match without a wish. A press on a line lists them. It counts once the reader comes
 * near the end of the list, and is hidden if this fails.
 */
export function MoreMatches(props: MoreMatchesProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className={isSeen ? undefined : classes.unseen}>
      {isSeen && <Wishes {...props} />}
    </div>
  )
}

function Wishes({ profileId, bnrId, search }: MoreMatchesProps) {
  const { data: wishes, isError } = useWiderMatches(profileId, search.direction)
  const { data: profile, isPending } = useProfile(bnrId)
  if (isError) return null
  if (!wishes || isPending)
    return (
      <Section title={t('More matches')} className={classes.section}>
        <Skeleton height={208} card />
      </Section>
    )
  const offers = offersOf(wishes)
  const theirs = wishes.filter(({ side }) => side === 'theirs').slice(0, mostTheirs)
  if (offers.length + theirs.length === 0) return null
  return (
    <Section title={t('More matches')} className={classes.section}>
      {offers.length > 0 && <Offers offers={offers} profile={profile} search={search} />}
      {theirs.length > 0 && (
        <ul className={classes.theirs}>
          {theirs.map(({ preference, more }) => (
            <li key={preference}>
              {t('{count} more people would match, but prefer {other}', {
                count: indianNumber(more),
                other: otherWish(preference),
              })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type Offer = { wider: Wider; more: number }

/** What the member can change, the most helpful first. A wish that nothing can widen is left out as a whole. */
function offersOf(wishes: readonly HinderingWish[]): Offer[] {
  const offers = wishes
    .filter(({ side }) => side === 'mine')
    .flatMap(({ preference, more, changes }): Offer[] => {
      if (changes.length === 0) return [{ wider: { preference }, more }]
      return changes.map(({ value, from, to, more }) => ({
        wider: value === undefined ? { preference, range: { from, to } } : { preference, value },
        more,
      }))
    })
  return offers.sort((one, other) => other.more - one.more)
}

interface OffersProps {
  offers: readonly Offer[]
  profile: ProfileSections | undefined
  search: Values<typeof matchesAddress>
}

function Offers({ offers, profile, search }: OffersProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll('a')[offersAtFirst]?.focus()
  }, [showsAll])
  const shown = showsAll ? offers : offers.slice(0, offersAtFirst)
  return (
    <>
      <p className={classes.lead}>
        {t('Choose a line to look at these matches. Your preferences stay as they are.')}
      </p>
      <ul className={classes.offers} ref={list}>
        {shown.map(({ wider, more }) => (
          <li key={textOfWider(wider)}>
            <Link to={{ search: addressWith(search, { wider: textOfWider(wider), page: 0 }) }}>
              <span>
                {offerText(wider, profile)}:{' '}
                <strong>{t('{count} more', { count: indianNumber(more) })}</strong>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < offers.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t('Show all {count}', { count: offers.length })}
        </Button>
      )}
    </>
  )
}
