import type { NamePool } from '../community.ts'
import { words } from '../lines.ts'

/** Telugu Christian names: biblical and virtue names, with house names. */
export const teluguNames: NamePool = {
  men: words(`
    Abhilash, Abraham, Ajay Kumar, Anand Babu, Anil Kumar, Ashok, Benhur, Bhaskar, Chandra Paul, Charan,
    Daniel, Deepak, Emmanuel, Enoch, Ephraim, Gabriel, Isaac, Israel, James, Jaya Paul, Jayakar, Joel,
    John Babu, John Wesley, Jonathan, Joseph, Joshua, Karunakar, Kiran Kumar, Kishore, Kranthi, Luther,
    Mahesh, Moses, Nathaniel, Naveen, Nireekshan, Paul, Prabhakar, Pradeep, Prakash, Pranay, Prasad,
    Praveen, Prem Kumar, Rajesh, Rajkumar, Ravi Teja, Rohith, Sampath, Samuel, Sandeep, Santosh,
    Sathish, Solomon, Srikanth, Stephen, Sudhakar, Suman, Sunil, Suresh, Timothy, Vamsi, Vijay Kumar,
    Vikram, Vinay, Yesu Babu
  `),
  women: words(`
    Aasha, Anitha, Anusha, Asha Jyothi, Bhavya, Blessy, Chandrika, Deepthi, Divya, Dorcas, Esther,
    Evangeline, Grace, Hannah, Harika, Jaya Sree, Jemima, Jhansi, Joy, Jyothi, Kalyani, Karuna, Kavitha,
    Keerthana, Kezia, Lavanya, Leah, Likhitha, Lydia, Madhuri, Mary, Mercy, Mounika, Naomi, Nirmala,
    Nissy, Padma, Pallavi, Pavani, Prasanna, Pratyusha, Prema, Priscilla, Priyanka, Rajeswari, Rani,
    Rebekah, Roja, Ruth, Sandhya, Sarah, Shalem, Sharon, Shirisha, Shobha, Sirisha, Sneha, Sowmya,
    Sravani, Sujatha, Suneetha, Suvarna, Swapna, Swarna, Usha, Vandana, Vijaya, Yamini
  `),
  fathers: words(`
    Abraham, Anandam, Appa Rao, Bhaskara Rao, Chandraiah, Chittibabu, Daniel, Dasu, David Raju,
    Devadanam, Devaiah, Elisha, Gnaneswara Rao, Isaac, Israel, Jayaraju, Johnson, Joseph, Kantha Rao,
    Koteswara Rao, Krupanandam, Lazar, Manohar, Moses, Nageswara Rao, Nehemiah, Paul, Prabhudas,
    Prakasam, Prasada Rao, Premanandam, Ratnam, Samuel, Satyanandam, Solomon Raju, Sudarshanam, Sundara
    Rao, Venkata Rao, Vijaya Kumar, Yesudas, Yohan
  `),
  mothers: words(`
    Annapurna, Bharathi, Bhagyamma, Deena, Devamani, Elizabeth, Esther Rani, Grace, Hemalatha, Jayamma,
    Jaya Prada, Kanthamma, Karunamma, Krupamma, Kumari, Lakshmi, Leelavathi, Manikyam, Mariamma, Martha,
    Mary, Nirmala, Padmavathi, Prabhavathi, Premalatha, Rajamani, Ratnamma, Roja Mani, Ruth, Sarojini,
    Sarojanamma, Satyavathi, Sugunamma, Sujatha, Sunanda, Suvarthamma, Swarna, Vimala, Yesumani
  `),
  families: words(`
    Addanki, Bandi, Battula, Bethapudi, Bonthu, Chalamala, Chappidi, Chatla, Dasari, Devarapalli,
    Gaddam, Gaddala, Gollapalli, Gudipati, Jangam, Kanaparthi, Kandula, Karri, Katta, Kolli, Kommu,
    Konda, Kota, Kotha, Maddela, Mallela, Marri, Meka, Mekala, Nakka, Nallapati, Neelam, Padala, Palli,
    Pasala, Pilli, Polimetla, Pulla, Ravuri, Sake, Talari, Tella, Thota, Vadlamudi, Vemula, Yarlagadda,
    Yerra
  `),
}
