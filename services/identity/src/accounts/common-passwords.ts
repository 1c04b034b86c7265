/** Of the passwords that leaks name most often, those long enough to be chosen here; in lower case. */
const COMMON = `
  00000000 000000000 0000000000 11111111 111111111 1111111111 11223344 1122334455 12121212 123123123 12341234
  12344321 123454321 12345678 123456789 1234567890 12345678910 1234567899 123456abc 123456aa 123456qwerty 1234qwer
  123qweasd 123qwe123 147258369 147852369 159753456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 22222222
  55555555 66666666 77777777 87654321 88888888 987654321 9876543210 99999999 aa123456 aaaaaaaa abc12345 abcd1234
  abcdefgh access14 admin123 admin1234 administrator alexander asdf1234 asdfasdf asdfghjk asdfghjkl baseball
  basketball blink182 butterfly changeme charlie1 chocolate computer corvette dragon123 einstein elizabeth football
  football1 freedom1 garfield hello123 helloworld iloveyou iloveyou1 iloveyou2 infinity internet jennifer jonathan
  justin01 letmein1 letmein123 liverpool login123 marlboro master123 maverick mercedes michael1 midnight mustang1
  natasha1 p@ssw0rd p@ssword parley123 parleyparley pass1234 passw0rd password password! password01 password1
  password12 password123 password1234 password2 password99 passwort passwort1 pokemon1 princess princess1
  q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwerqwer qwert123 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  qwerty12345 qwertz123 qwertzuiop rush2112 samantha scorpion secret123 september shadow123 spiderman starwars
  sunshine sunshine1 superman superman1 swordfish testtest test1234 tigger12 trustno1 victoria welcome1 welcome123
  whatever williams winner12 xxxxxxxx yankees1 zaq12wsx zxcvbnm1 zxcvbnm123 zxcvbnmasd
`;

const KNOWN = new Set(COMMON.trim().split(/\s+/));

export const isCommonPassword = (password: string): boolean => KNOWN.has(password.toLowerCase());
