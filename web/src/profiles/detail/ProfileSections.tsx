import { cardFacts } from '@bnr/contract/profiles/facts/cardFacts'
import type { Fact, FactGroup } from '@bnr/contract/profiles/facts/fact'
import { aboutFacts, factGroups, familyFacts, preferenceGroups } from '@bnr/contract/profiles/facts/groups'
import type { Profile } from '@bnr/contract/profiles/profile'
import { FactList } from '../../ui/FactList.tsx'
import { t } from '../../ui/translation.ts'
import { useFactContext } from '../useFactContext.ts'
import type { ProfileViewer } from '../viewer.ts'
import { NotGiven } from './NotGiven.tsx'
import classes from './ProfileSections.module.css'
import { Section } from './Section.tsx'

export interface ProfileSectionsProps {
  profile: Profile
  viewer: ProfileViewer
}

/** What the person and the family say of themselves comes first. */
const inOrder = [...new Set([aboutFacts, familyFacts, ...factGroups])]

/** All sections of a profile. Others see only the given facts, the owner also what is missing. */
export function ProfileSections({ profile, viewer }: ProfileSectionsProps) {
  const readable = inOrder.filter(({ readers }) => readers === 'everyone' || viewer !== 'member')
  return (
    <div className={classes.sections}>
      {readable.map((group) => (
        <GroupSection key={group.id} group={group} profile={profile} viewer={viewer} />
      ))}
      <Preferences profile={profile} viewer={viewer} />
    </div>
  )
}

type GroupSectionProps = ProfileSectionsProps & { group: FactGroup }

function GroupSection({ group, profile, viewer }: GroupSectionProps) {
  const context = useFactContext(viewer)
  const facts = withoutHead(group.facts(profile, context), cardFacts(profile, context.t))
  const text = group.text?.of(profile)
  const isOwn = viewer === 'owner'
  if (!isOwn && !text && facts.every(({ value }) => value === undefined)) return null
  const missing = (label: string, anchor: string) => (
    <NotGiven label={t(label)} to={`/profile/update/${profile.bnrId}#${anchor}`} />
  )
  return (
    <Section id={group.id} title={t(group.title)}>
      {text && <p className={classes.text}>{text}</p>}
      {group.text && !text && isOwn && (
        <p className={classes.text}>
          {t(group.text.label)}: {missing(group.text.label, group.text.anchor)}
        </p>
      )}
      <FactList facts={facts} {...(isOwn && { missing: (fact) => missing(fact.label, group.id) })} />
    </Section>
  )
}

/** The head of the page shows these facts already. */
const withoutHead = (facts: readonly Fact[], head: readonly Fact[]): Fact[] =>
  facts.filter((one) => !head.some(({ label, value }) => label === one.label && value === one.value && value))

/** An empty preference means Any. Others see no such section on a profile without preferences. */
function Preferences({ profile, viewer }: ProfileSectionsProps) {
  const context = useFactContext(viewer)
  const groups = preferenceGroups.map((group) => ({ ...group, shown: group.facts(profile, context) }))
  const isOwn = viewer === 'owner'
  const visible = groups.filter(({ shown }) => isOwn || shown.some(({ value }) => value !== undefined))
  if (visible.length === 0) return null
  return (
    <Section id="preferences" title={t('Partner Preference')}>
      {visible.map(({ id, title, shown }) => (
        <div key={id} id={id} className={classes.preference}>
          <h3>{t(title)}</h3>
          <FactList
            facts={shown}
            {...(isOwn && { missing: ({ otherwise }) => t(otherwise ?? 'Not given') })}
          />
        </div>
      ))}
    </Section>
  )
}
