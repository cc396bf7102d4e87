import { shortened } from '../../testimonials/excerpt.ts'
import { storiesAddress } from '../../testimonials/pageAddress.ts'
import { dayText } from '../../testimonials/storyText.ts'
import { readAddress } from '../../ui/list/address.ts'
import { type EarlyCalls, earlyCallsOfAnybody } from './earlyCalls.ts'
import { fetchFiles } from './files.ts'
import { read, write } from './wireNames.ts'

async function readStories({ ask, user }: EarlyCalls): Promise<void> {
  const { page } = readAddress(storiesAddress, new URLSearchParams(location.search))
  const stories = ask(
    'POST',
    `${wireNames.searchStories}?page=${page}`,
    write(wireNames.storySearch, { criteria: [] }),
  )
  void user()
  const { results } = read(wireNames.page, await stories)
  if (Array.isArray(results) && results.length > 0) draw(results[0])
}

/** The first story in the likeness of the card that the page brings (testimonials/ComingStories.tsx). */
function draw(from: unknown): void {
  const card = document.querySelector('[data-pattern=story]')?.firstElementChild?.cloneNode(true)
  if (!(card instanceof HTMLElement)) return
  const story = read(wireNames.story, from)
  const { photos, weddingDate, groomName, brideName } = story
  for (const link of card.querySelectorAll('a')) link.href = `/testimonials/${story.id}`
  say(card, 'h2 a', () => String(story.caption))
  say(card, '[data-slot=names]', (names) =>
    names.replace('{groom}', () => String(groomName)).replace('{bride}', () => String(brideName)),
  )
  say(card, '[data-slot=text]', () => shortened(String(story.text)))
  if (weddingDate) say(card, 'time', () => dayText(String(weddingDate)))
  else card.querySelector('time')?.parentElement?.remove()
  const picture = card.querySelector('img')
  const { thumbnailUrl } = read(wireNames.storyPhoto, Array.isArray(photos) ? photos[0] : undefined)
  if (picture && thumbnailUrl) picture.src = String(thumbnailUrl)
  document.querySelector('[data-early=story]')?.append(card)
}

function say(card: Element, place: string, words: (there: string) => string): void {
  const element = card.querySelector(place)
  if (element) element.textContent = words(element.textContent ?? '')
}

const calls = earlyCallsOfAnybody()
if (calls) void readStories(calls)
fetchFiles()
