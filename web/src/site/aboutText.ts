import type { TextSection } from './TextSections.tsx'

export const story: readonly TextSection[] = [
  {
    title: 'Why we began',
    paragraphs: [
      'In 2009 a handful of church friends in Chennai kept a notebook of families who were looking for a Christian match. The notebook filled up faster than anybody had thought. It has become a service for all of India since, and the care with which a name was written into it has stayed.',
      'We serve Christians only. That is no wall against others; it is what our members ask for: to begin with the faith in common, and to talk about everything else in peace.',
    ],
  },
  {
    title: 'Our director',
    paragraphs: [
      'Our director founded the service and still answers letters in person. A lay leader in the home parish, with many years in family counselling, the director hears every complaint and has the last word whenever a profile is refused.',
    ],
  },
  {
    title: 'Our team',
    paragraphs: [
      'Relationship managers help families to write a profile, to search and to make the first call. Customer care looks after accounts, photos and payments. They work in one room, in Tamil, English, Malayalam, Telugu and Hindi, and ask one another when a case is delicate.',
      'Support on WhatsApp is open 24/7, and 100% of the profiles you see are verified by one of them.',
    ],
  },
  {
    title: 'How we pray',
    paragraphs: [
      'The working day begins with a short prayer for the families who wrote to us. On the first Saturday of the month the team meets for an hour of intercession; you may send your intention, by name or without one.',
      'We give thanks for each marriage that came about here. Nobody is asked to join in, and no denomination is preferred.',
    ],
  },
  {
    title: 'Meetings at our office',
    paragraphs: [
      'Two families who would like to meet on neutral ground are welcome in our office in Chennai. We prepare a quiet room and tea, introduce both sides, and then leave you to yourselves.',
      'Please call at least two days before. Meetings take place during working hours, 09:30 to 18:00, Monday to Saturday, and cost members nothing.',
    ],
  },
]
