import type { Testimony } from '@bnr/contract/testimonials/schemas'
import type { SitePages } from '../documents/sitePages.ts'
import type { Services } from '../services/services.ts'
import { photosOfTestimonials } from './photoStore.ts'
import { presentPublic } from './present.ts'
import { activeAddresses, findActiveTestimonial, type TestimonialRow } from './store.ts'

const longestDescription = 200

/** The published testimonials, for search engines and shared links. */
export function storyPages({ config, db }: Services): SitePages {
  return {
    list: async (most) => {
      const stories = await activeAddresses(db, most)
      return stories.map(({ id, changedAt }) => ({ path: `/testimonials/${id}`, changedAt }))
    },
    preview: async (path) => {
      const [, id] = /^\/testimonials\/([1-9]\d{0,8})\/?$/.exec(path) ?? []
      if (id === undefined) return path.startsWith('/testimonials/') ? null : undefined
      const row = await findActiveTestimonial(db, Number(id))
      if (!row) return null
      const story = presentPublic(config, row, await photosOfTestimonials(db, [row.id], 'ready'))
      const [photo] = story.photos
      return {
        title: `${story.groomName} and ${story.brideName}`,
        description: shortened(`${story.caption}: ${story.text}`),
        ...(photo ? { imageUrl: photo.url } : {}),
        structured: structuredStory(story, row),
      }
    },
  }
}

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  if (letters.length <= longestDescription) return letters.join('')
  return `${letters
    .slice(0, longestDescription - 1)
    .join('')
    .trimEnd()}…`
}

const person = (name: string) => ({ '@type': 'Person', name })

/** A testimonial in the terms of schema.org. */
const structuredStory = (
  { caption, groomName, brideName, text }: Testimony,
  { createdAt, actionAt }: TestimonialRow,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: caption,
  description: shortened(text),
  about: [person(groomName), person(brideName)],
  datePublished: (actionAt ?? createdAt).toISOString(),
  publisher: { '@type': 'Organization', name: 'BNR Matrimony' },
})
