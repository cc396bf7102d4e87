import type { Story } from './story.ts'

export const deccanAndCoast: readonly Story[] = [
  {
    caption: 'My grandmother approved in Konkani',
    groomName: 'Savio',
    brideName: 'Larissa',
    engagementDate: '2025-10-05',
    weddingDate: '2026-02-07',
    picture: 'coast',
    text: `Larissa grew up in Mangaluru and I in Margao, and our Konkani is different enough that we spent the first meeting laughing at each other's words for "spoon". My grandmother, who had refused four photographs without putting on her glasses, listened to us from the next room. Then she came in and asked Larissa whether she could make sannas. Larissa said no, but that she could learn. That was the right answer.

We said our vows in the parish church where my parents did, with the doors open to the sea. The roce ceremony took so much coconut milk that my uncle still counts the trees.`,
  },
  {
    caption: 'Our pastors knew before we did',
    groomName: 'Praveen Kumar',
    brideName: 'Swarna Latha',
    weddingDate: '2025-05-10',
    picture: 'church',
    text: `We are both from Baptist families, mine in Ongole and hers in Guntur, and both of us had told our parents we were too busy. I was finishing my CA; Swarna was posted as a lecturer in a government college. When our profiles were matched, my father rang his pastor for advice, and her father rang his. The two of them had shared a hostel room in seminary in 1988. By the time the four parents met, the pastors had already decided that they would share the service as well.

It was forty-three degrees on our wedding day. Nobody remembers the heat. They remember two old friends who could hardly read the vows for joy.`,
  },
  {
    caption: 'A list of honest questions',
    groomName: 'Rohan',
    brideName: 'Priscilla',
    weddingDate: '2024-11-23',
    picture: 'rings',
    text: `Before our first call Priscilla sent me eleven questions. How do you spend Sundays? What do you do when you are angry? Who does the dishes? I am an engineer in Hyderabad and I like a clear specification, so I answered all of them and sent back nine of my own. Her Methodist family in Secunderabad thought that it was the least romantic thing they had ever seen.

We still have both lists. They hang framed in the corridor, and on our anniversary we answer them again. The dishes, for the record, are mine.`,
  },
  {
    caption: 'The train from Miraj',
    groomName: 'Amol',
    brideName: 'Sheetal',
    engagementDate: '2023-10-24',
    weddingDate: '2023-12-30',
    picture: 'coast',
    text: `My wife will tell you that we met on the train from Miraj to Pune. It is nearly true. Our families belong to CNI congregations, and they had arranged to meet on the Sunday. On the Friday I recognised her from the profile, three seats away, reading the very novel that I had in my bag. I did not dare to speak until Satara. By Pune we had decided to say nothing to our parents and to be introduced properly. We managed to keep our faces straight for about four minutes.`,
  },
  {
    caption: 'Two doctors and one Sunday a month',
    groomName: 'Ashwin Paul',
    brideName: 'Deborah',
    weddingDate: '2022-12-17',
    picture: 'garden',
    text: `We were both residents in Bengaluru hospitals and had one free Sunday a month, never the same one. What I liked about Deborah's profile was a single line: "I would rather be kind than right, and I am working on it." We belong to an Assemblies of God church and an Orthodox one, and we had long talks about what that would mean at Christmas, at Easter, and at the font.

Our parents sat with us and with both priests until every question had been asked aloud. Today we have a daughter who falls asleep in either liturgy. We still get one free Sunday a month. Now it is the same one.`,
  },
]
