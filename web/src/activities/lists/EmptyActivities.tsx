import { type ActivityList, type ActivitySlug, activityLists } from '@bnr/contract/activities/lists'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useTranslation } from '../../ui/translation.ts'

export function EmptyActivities({ slug }: { slug: ActivitySlug }) {
  const { t } = useTranslation()
  const { empty, next }: ActivityList = activityLists[slug]
  return (
    <EmptyState title={t(empty)} action={next && <ButtonLink to="/profile/search">{t(next)}</ButtonLink>} />
  )
}
