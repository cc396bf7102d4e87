import { CallError } from '@bnr/contract/client'
import { storyLinkDays, uploadYourPhoto } from '@bnr/contract/testimonials/yours'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { whileProcessing } from '../../media/photos.ts'
import { useUpload } from '../../media/upload/useUpload.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { dayShown } from '../../ui/moments.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { Section } from '../../ui/Section.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { StoryPhotos } from '../photos/StoryPhotos.tsx'
import { LinkIncomplete, LinkOver, StoryTold } from './LinkNotices.tsx'
import classes from './YourStory.module.css'
import { YourStoryForm, type YourStoryFormProps } from './YourStoryForm.tsx'
import { headersOfLink, yourStoryBy } from './yourStory.ts'

/** No referrer, so that other sites do not receive the address of this page. */
export const meta = () => [...pageMeta('Your story'), { name: 'referrer', content: 'no-referrer' }]

/** The page behind the link in our message. The token is in the fragment, and no login is needed. */
export default function YourStoryPage() {
  const link = useLocation().hash.slice(1)
  return link ? <LinkedStory key={link} link={link} /> : <LinkIncomplete />
}

function LinkedStory({ link }: { link: string }) {
  const calls = useMemo(() => yourStoryBy(link), [link])
  const [isSent, setSent] = useState(false)
  const [over, setOver] = useState<CallError>()
  const reading = useQuery({
    queryKey: ['your story', link],
    // A reload would overwrite newer text with the saved one.
    refetchOnWindowFocus: false,
    retry: (count, error) =>
      count < 2 && !(error instanceof CallError && error.status < 500 && error.status > 0),
    queryFn: ({ signal }) => calls.read(signal),
    refetchInterval: ({ state }) => whileProcessing(state.data?.photos, state.dataUpdateCount),
  })
  const { data, isFetching, refetch } = reading
  const error = over ?? reading.error
  if (isSent || isCode(error, 'link_used')) return <StoryTold />
  if (isCode(error, 'link_expired')) return <LinkOver days={storyLinkDays} />
  if (data)
    return (
      <StoryEditor
        link={link}
        calls={calls}
        story={data}
        onSent={() => setSent(true)}
        onOver={setOver}
        onPhotos={() => void refetch()}
      />
    )
  if (error)
    return <ErrorState isPage message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  return <RowsSkeleton />
}

const isCode = (error: unknown, code: CallError['code']) => error instanceof CallError && error.code === code

interface StoryEditorProps extends YourStoryFormProps {
  link: string
  onPhotos: () => void
}

function StoryEditor({ link, calls, story, onSent, onOver, onPhotos }: StoryEditorProps) {
  const upload = useUpload({ endpoint: uploadYourPhoto, params: {}, headers: headersOfLink(link) }, onPhotos)
  const until = dayShown(story.expiresAt)
  return (
    <div className={classes.page}>
      <PageTitle
        title={t('Your story')}
        lead={t('How did you meet? A few lines are enough. We review them before we publish them.')}
      />
      <p className={classes.until}>
        {t('This link is only for you. We save what you write as you go. You can come back until {date}.', {
          date: until,
        })}
      </p>
      <Section surface title={t('Photos of the two of you')}>
        <StoryPhotos
          photos={story.photos}
          load={calls.loadPhoto}
          upload={upload}
          onDelete={(mid) => calls.deletePhoto(mid).then(onPhotos)}
        />
      </Section>
      <Surface as="section" aria-label={t('Your words')}>
        <YourStoryForm story={story} calls={calls} onSent={onSent} onOver={onOver} />
      </Surface>
    </div>
  )
}
