import { pageOfAddress } from '../../testimonials/pageAddress.ts'
import { type EarlyCalls, earlyCallsOfAnybody } from './earlyCalls.ts'
import { fetchFiles } from './files.ts'
import { read, write } from './wireNames.ts'

/** The pictures of as many stories as a phone shows at once. */
const mostPictures = 2

async function readStories({ ask, user }: EarlyCalls): Promise<void> {
  const page = pageOfAddress(new URLSearchParams(location.search))
  const stories = ask(
    'POST',
    `${wireNames.searchStories}?page=${page}`,
    write(wireNames.storySearch, { criteria: [] }),
  )
  void user()
  const { results } = read(wireNames.page, await stories)
  if (Array.isArray(results)) results.slice(0, mostPictures).forEach(fetchPicture)
}

function fetchPicture(story: unknown): void {
  const { photos } = read(wireNames.story, story)
  const [photo] = Array.isArray(photos) ? photos : []
  const { thumbnailUrl } = read(wireNames.storyPhoto, photo)
  if (typeof thumbnailUrl !== 'string') return
  const link = { rel: 'preload', as: 'image', fetchPriority: 'high', href: thumbnailUrl }
  document.head.append(Object.assign(document.createElement('link'), link))
}

const calls = earlyCallsOfAnybody()
if (calls) void readStories(calls)
fetchFiles()
