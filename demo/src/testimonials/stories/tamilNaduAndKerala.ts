import type { Story } from './story.ts'

export const tamilNaduAndKerala: readonly Story[] = [
  {
    caption: 'Two choirs, one hymn',
    groomName: 'Jebaraj',
    brideName: 'Blessy',
    engagementDate: '2025-11-28',
    weddingDate: '2026-01-21',
    picture: 'church',
    text: `I sang bass in a CSI choir in Tirunelveli and Blessy led the sopranos in Nagercoil. Our fathers found one another's numbers through this site and talked for an hour about tuning an old pipe organ before either of them remembered to mention us. When we met, the first thing she asked was which setting of Psalm 121 we sang at home. I knew the answer, and somehow I knew the rest as well.

On the wedding day both choirs came without being asked and filled the gallery. My grandmother, who is ninety-one, says she has now heard heaven and can wait a little longer for the real one.`,
  },
  {
    caption: 'He waited for my night shift to end',
    groomName: 'Tijo',
    brideName: 'Anu Maria',
    weddingDate: '2025-09-08',
    picture: 'backwater',
    text: `I am a nurse, and for two years every talk about marriage ended at my duty roster. Tijo's family is from Kuttanad and mine is from Pala, both Syro-Malabar, so our mothers agreed within minutes. Tijo did something else. He asked for my shift plan and called only when I had slept.

We met four times, always with a cousin who pretended to read the newspaper. At the betrothal the priest said that patience is love with its shoes on. I looked at Tijo and thought of every call that came at four in the afternoon and never before.`,
  },
  {
    caption: 'A second morning',
    groomName: 'Devadoss',
    brideName: 'Mercy Grace',
    weddingDate: '2025-06-14',
    picture: 'rings',
    text: `I lost my wife six years ago and had no thought of marrying again. It was my daughter, then fourteen, who filled in the profile and wrote under "about me" that her father makes good sambar and pretends not to be lonely.

Mercy had been on her own for almost as long, teaching in a Lutheran school in Tharangambadi. We were both shy of starting over. The lady from the office never hurried us; she only asked, each month, whether we were still talking. We were. We married on a Saturday morning with nineteen people present, and my daughter held the rings. There is laughter in the house again, and somebody who tells me the truth about my sambar.`,
  },
  {
    caption: 'From Kozhencherry to Melbourne and back',
    groomName: 'Abin',
    brideName: 'Sneha',
    engagementDate: '2024-12-27',
    weddingDate: '2025-01-11',
    picture: 'garden',
    text: `Sneha was in Melbourne and I was in Kozhencherry, looking after the family's rubber and my father's knees. Everybody told me that a girl abroad would never look at a profile like mine. She wrote first. She said she was tired of men who listed their cars, and that I had listed the hymns I could play on the harmonium.

For seven months we read the same chapter every evening, she after dinner and I before tea. Our Mar Thoma parish gave us the date between Christmas and the convention, and the whole lane cooked. We live in Kozhencherry now. She chose it before I dared to ask.`,
  },
  {
    caption: 'The verse on the kitchen wall',
    groomName: 'Stephen Raj',
    brideName: 'Jemima',
    weddingDate: '2024-08-29',
    picture: 'garden',
    text: `When my parents visited Jemima's house in Coimbatore they saw the same verse on the kitchen wall that hangs in ours: "As for me and my house, we will serve the Lord." My mother stopped speaking in the middle of a sentence, which never happens. We are Pentecostal families from towns a day apart, and nobody had known the other existed until a profile brought us to that kitchen. We fasted and prayed for a week before we answered. The answer took one word.`,
  },
]
