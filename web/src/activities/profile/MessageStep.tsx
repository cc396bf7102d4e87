import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { isMissing, oneConversation } from '../../conversations/oneConversation.ts'
import { useReading } from '../../platform/useReading.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../ui/translation.ts'

/** The step of two people who are interested in each other: to write, or to read a conversation that has ended. */
export default function MessageStep({ bnrId }: { bnrId: string }) {
  const { data, error } = useReading(oneConversation(bnrId))
  if (isMissing(error)) return <p className="note">{t('Your conversation has ended.')}</p>
  if (!data && !error) return <Skeleton height={48} />
  const mayWrite = data?.can.includes('write') ?? true
  return (
    <ButtonLink
      wide
      to={`/messages/${bnrId}`}
      variant={mayWrite ? 'filled' : 'outlined'}
      icon={<IconMessage size={20} aria-hidden />}
    >
      {mayWrite ? t('Send a message') : t('Read your messages')}
    </ButtonLink>
  )
}
