import type { TestimonialStatus } from '@bnr/contract/testimonials/transitions'
import type { Story } from './story.ts'

/** Testimonials that wait for staff, so that each status has examples. */
export const unpublished: readonly (Story & {
  status: Exclude<TestimonialStatus, 'Active'>
  rejectionReason?: string
})[] = [
  {
    status: 'Ready',
    caption: 'The choir needed a tenor',
    groomName: 'Jacob Cherian',
    brideName: 'Liya',
    engagementDate: '2026-05-10',
    weddingDate: '2026-08-22',
    picture: 'church',
    text: `My parish in Tiruvalla was short of a tenor for the Onam season, and I was short of an excuse. Liya stood in the row before me and turned round at every wrong note. When her mother showed her my profile a month later she said: "I know that voice." Our families spoke after the second service, and by Advent we knew. We still sing in the same rows; I turn fewer heads now, and only one of them matters to me.`,
  },
  {
    status: 'Ready',
    caption: 'Two nurses, one night shift',
    groomName: 'Vinod Kumar',
    brideName: 'Sheeba Rani',
    weddingDate: '2026-09-12',
    picture: 'garden',
    text: `We had written to each other for three weeks when we found out that we work in the same hospital in Vellore, he on the fourth floor and I on the second. For a year we had passed one another at six in the morning. His uncle, who is a pastor, said that God has a sense of humour about lifts. We were married in September, and we have asked for the same shift.`,
  },
  {
    status: 'Draft',
    caption: 'A bench at Marina',
    groomName: 'Arul Prakash',
    brideName: 'Nithya',
    weddingDate: '2026-10-03',
    picture: 'coast',
    text: `We met on a bench at Marina beach with both our mothers, two flasks of coffee and not one idea of what to say.`,
  },
  {
    status: 'Rejected',
    rejectionReason: 'The family asks us to leave out the name of the village',
    caption: 'Home by way of Guntur',
    groomName: 'Prasanna',
    brideName: 'Keerthana',
    weddingDate: '2026-06-20',
    picture: 'rings',
    text: `I had moved to Hyderabad to be far from my village, and she had moved there to be near hers. It was the same village. Our grandmothers had gone to the same Lutheran school and remembered each other's songs. We were married in the church in which both of them were confirmed, and nobody had to be introduced to anybody.`,
  },
]
