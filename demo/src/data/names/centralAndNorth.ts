import type { NamePool } from '../community.ts'
import { words } from '../lines.ts'

const men = words(`
    Abhay, Abhishek, Ajit, Akash, Albert, Alok, Amit, Anand, Anil, Anmol, Anup, Arpan, Ashish, Binay,
    Daniel, David, Deepak, Dilip, Elias, Emmanuel, Gaurav, Jacob, John, Joseph, Kishor, Manish, Manoj,
    Nikhil, Nitin, Pankaj, Patras, Paul, Prabhat, Prakash, Pramod, Rahul, Rajesh, Rakesh, Ravi, Rohit,
    Sachin, Samir, Samuel, Sandeep, Sanjay, Saurabh, Simon, Sumit, Sunil, Sushil, Vikas, Vinay, Vishal
  `)
const women = words(`
    Aakanksha, Aarti, Alka, Alisha, Anamika, Anjali, Anjana, Anita, Anu, Archana, Asha, Deepika, Divya,
    Esther, Grace, Jasmine, Jyoti, Kajal, Karuna, Kiran, Lily, Manisha, Mary, Mamta, Monika, Neelam,
    Neha, Nidhi, Nikita, Nisha, Nutan, Pallavi, Pooja, Prachi, Pratibha, Preeti, Priya, Priyanka,
    Rachna, Rashmi, Rekha, Ritu, Roshni, Ruchi, Sangeeta, Sarita, Shalini, Shikha, Shweta, Smita, Sneha,
    Sunita, Sushma, Swati
  `)
const fathers = words(`
    Albert, Anil, Anthony, Arvind, Ashok, Bernard, Cyril, Daud, Dominic, Emmanuel, Francis, Gabriel,
    Isaac, James, Johan, John, Joseph, Kamal, Lucas, Mahendra, Manohar, Marcus, Mohan, Moses, Patrick,
    Paul, Peter, Philip, Prem, Rajendra, Ramesh, Ravindra, Robert, Sanjay, Satish, Simon, Stephen,
    Sudhir, Suresh, Sushil, Vijay, Vinod, William, Yakub
  `)
const mothers = words(`
    Agnes, Alka, Anita, Asha, Bimla, Christina, Elizabeth, Esther, Grace, Hannah, Jacinta, Kamla, Kiran,
    Lata, Lily, Mala, Manju, Margaret, Mariam, Martha, Mary, Meena, Monica, Nirmala, Philomina, Prabha,
    Prem Lata, Pushpa, Ranjana, Regina, Rosalia, Rosy, Sarita, Saroj, Sarah, Shanti, Sheela, Suman,
    Sunita, Sushila, Teresa, Usha, Veronica, Vimla
  `)

const pool = (families: readonly string[]): NamePool => ({ men, women, fathers, mothers, families })

export const hindiBeltNames = pool(
  words(`
    Charan, Das, David, Francis, George, Gill, Herbert, Jacob, James, John, Joseph, Lal, Lawrence,
    Lyall, Martin, Masih, Massey, Mathews, Michael, Nath, Paul, Peter, Philip, Prakash, Robert,
    Robinson, Samson, Samuel, Singh, Solomon, Thomas, William, Wilson
  `),
)
export const oraonNames = pool(
  words(`
    Bakhla, Bara, Bek, Beck, Bhagat, Ekka, Indwar, Kachhap, Kerketta, Khalkho, Khes, Kindo, Kispotta,
    Kujur, Lakra, Linda, Minj, Oraon, Panna, Tigga, Tirkey, Toppo, Xalxo, Xess
  `),
)
export const mundaNames = pool(
  words(`
    Aind, Bage, Barla, Bhengra, Bodra, Champia, Guria, Hansda, Hemrom, Hembrom, Herenj, Horo, Kandulna,
    Kongari, Lugun, Mundu, Nag, Purty, Samad, Sanga, Soy, Surin, Topno, Tuti
  `),
)
export const khariaNames = pool(words('Baa, Bilung, Dungdung, Indwar, Kerketta, Kiro, Kullu, Soreng, Tete'))
export const santalNames = pool(
  words(`
    Baskey, Besra, Chore, Hansda, Hembrom, Kisku, Mandi, Marandi, Murmu, Soren, Tudu
  `),
)
export const odiaNames = pool(
  words(`
    Bagh, Behera, Biswal, Das, Digal, Lima, Mallick, Mohanty, Nag, Naik, Nayak, Pani, Patra, Pradhan,
    Sabar, Sahu, Senapati, Singh, Tandi
  `),
)
export const bengaliNames = pool(
  words(`
    Baroi, Biswas, Bose, Chakraborty, Das, Dutta, Ghosh, Gomes, Halder, Mandal, Mitra, Mondal,
    Mukherjee, Naskar, Rozario, Roy, Sarkar, Sen, Sircar
  `),
)
export const gujaratiNames = pool(
  words(`
    Chauhan, Christian, Gamit, Gohil, Khristi, Macwan, Makwana, Parmar, Patel, Rathod, Solanki, Vaghela,
    Vasava
  `),
)
export const marathiNames = pool(
  words(`
    Aher, Bansode, Bhalerao, Bhosale, Chandekar, Dhole, Gaikwad, Ghatge, Gorde, Jadhav, Kadam, Kale,
    Kamble, Londhe, More, Pagare, Pandit, Pathare, Pawar, Ranpise, Salve, Sathe, Shinde, Sonawane,
    Thorat, Wagh, Waghmare
  `),
)
export const punjabiNames: NamePool = {
  men: words(`
    Aman, Amandeep, Amit, Anmol, Arun, Ashwani, Daniel, David, Gagan, Gurpreet, Harpreet, Jaspal, John,
    Joseph, Karan, Lovepreet, Manpreet, Navdeep, Nitin, Parminder, Paul, Prince, Rajan, Rajat, Robin,
    Rohan, Sahil, Samuel, Sandeep, Sukhdev, Sunny, Vicky, Vijay, Vishal, Yousaf
  `),
  women: words(`
    Aman, Amanpreet, Anjali, Anu, Esther, Gurleen, Harpreet, Jasleen, Jasmeen, Jyoti, Kiran, Komal,
    Lovely, Manpreet, Maria, Mary, Monika, Navneet, Neha, Nisha, Parveen, Pooja, Preeti, Priya, Rajni,
    Ramandeep, Ruth, Sarabjeet, Simran, Sonia, Sunita, Tania
  `),
  fathers: words(`
    Amrik, Ashok, Bashir, Baldev, Daniel, Darshan, George, Gurmeet, Harbans, Inayat, Jagir, Jarnail,
    John, Kashmir, Lal, Manga, Mohan, Nazir, Parkash, Piara, Rafiq, Raj, Robert, Sadiq, Satpal, Surjit,
    Tarsem, Yaqub
  `),
  mothers: words(`
    Amarjit, Balbir, Balwinder, Darshana, Grace, Gurmeet, Jaswinder, Kamla, Kanta, Kulwant, Manjit,
    Mariam, Mary, Parveen, Pushpa, Rani, Ratni, Reena, Roop, Santosh, Shanti, Sudesh, Sunita, Surinder,
    Usha, Veena
  `),
  families: words(`
    Bhatti, Chand, Dass, Gill, Kumar, Lal, Masih, Massey, Mattu, Nahar, Peter, Raju, Sabharwal, Sahota,
    Samuel, Sidhu, Singh, Sotra, Thomas, Wilson
  `),
}
