import type { PanelErrors } from './panel-texts'

export const pl: PanelErrors = {
  oneLanguageAtATime: 'Pisz i publikuj w jednym języku naraz: podaj go w „locale”.',
  requestUnreadable: 'Nie można zrozumieć żądania: sprawdź jego adres.',
  lockedBySomeoneElse:
    'Ktoś inny właśnie to edytuje, więc Twoja zmiana nie została zapisana. Poczekaj, aż skończy, albo przejmij edycję w panelu.',
  connectionLost:
    'Utracono połączenie. To, co napisano, pozostaje w tym oknie i zostanie zapisane po odzyskaniu połączenia: nie zamykaj go.',
  connectionBack: 'Połączenie wróciło. Trwa zapisywanie tego, co napisano.',
  pageBelowItself: 'Strona nie może znajdować się pod samą sobą. Wybierz inną stronę nadrzędną.',
  parentWithoutAddress:
    'Strona nadrzędna nie ma jeszcze adresu ({{language}}). Najpierw ją opublikuj, w tym języku albo w języku źródłowym.',
  pagesBelow: 'Pod tą stroną są inne strony. Najpierw je przenieś albo usuń.',
  titleMakesNoAddress: 'Z tego tytułu nie można utworzyć adresu: nie ma w nim liter. Wpisz slug.',
  addressTaken:
    'Adres {{address}} ({{language}}) jest już zajęty przez „{{title}}”. Wybierz inny slug.',
  addressRedirected:
    'Adres {{address}} ({{language}}) prowadzi gdzie indziej: jest z niego przekierowanie. Usuń je albo wybierz inny slug.',
  addressReserved:
    'Adres {{address}} zaczyna się od słowa zastrzeżonego dla witryny. Wybierz inny slug.',
  slugLength: 'Wpisz najwyżej tyle znaków: {{most}}.',
  slugCharacters:
    'Używaj tylko małych liter i cyfr dowolnego pisma, łączonych pojedynczymi łącznikami: bez spacji, wielkich liter, kropek i ukośników.',
  slugReserved: 'To słowo jest zastrzeżone dla witryny. Wybierz inne.',
  textTooLong: 'Wpisz najwyżej tyle znaków: {{most}}.',
  bodyTooLong:
    'Ten tekst jest za długi: {{size}} MB, a dozwolone jest najwyżej {{most}} MB. Podziel go na kilka stron.',
  addressMalformed: 'Ten adres jest nieprawidłowy: sprawdź znaki po każdym %.',
  redirectFromHome: 'Strony głównej nie można przekierować.',
  redirectOtherLanguage:
    'To adres w innym języku ({{language}}): wybierz go powyżej albo wpisz samą ścieżkę.',
  redirectReserved: 'Adresy zaczynające się od tego słowa są zastrzeżone dla witryny.',
  redirectNowhere: 'Wpisz, dokąd prowadzi przekierowanie.',
  redirectQuery: 'Wpisz adres bez ? lub # i tego, co po nich następuje.',
  redirectExternal:
    'To prowadzi do innej witryny. Jeśli tak ma być, zaznacz „Może prowadzić do innej witryny”.',
  redirectUnsafe:
    'Wpisz ścieżkę zaczynającą się od jednego ukośnika albo pełny adres zaczynający się od https://.',
  redirectTaken: 'Z tego adresu jest już przekierowanie: zmień je.',
  redirectFromPage:
    'Pod adresem {{address}} ({{language}}) jest strona. Najpierw zmień jej nazwę albo cofnij publikację.',
  redirectCircle: 'To prowadzi z powrotem do początku: czytelnicy krążyliby w kółko.',
  redirectToNothing:
    'Pod adresem {{address}} nie ma strony. Najpierw ją opublikuj albo wpisz inny adres.',
  redirectWithoutPage: 'Wybierz stronę docelową.',
  redirectPageHidden: 'Ta strona nie jest opublikowana ({{language}}). Najpierw ją opublikuj.',
  redirectPageHiddenInBoth:
    'Ta strona nie jest opublikowana w żadnym z języków: {{language}}, {{source}}. Najpierw ją opublikuj.',
  linkUnsafe:
    'Wpisz pełny adres (https://…, mailto:, tel:) albo ścieżkę zaczynającą się od jednego ukośnika.',
  scheduleDone: 'Ten plan został już wykonany. Utwórz nowy.',
  schedulePast: 'Ten czas już minął. Wybierz późniejszy.',
  scheduleOfNothing: 'Tej strony już nie ma. Wybierz inną.',
  scheduleUnwritten:
    'W tym języku ({{language}}) nic jeszcze nie napisano. Najpierw napisz, potem zaplanuj.',
  scheduleByNobody: 'Osoba, która to zaplanowała, nie ma już konta. Zaplanuj ponownie.',
  deskRunnerSilent:
    'Od {{time}} nie wykonano żadnego planu: plany czekają. Powiadom osobę prowadzącą witrynę.',
  deskRunnerNever: 'Plany nie są wykonywane: czekają. Powiadom osobę prowadzącą witrynę.',
  restoreOneLanguage: 'Wersję przywraca się w jednym języku naraz, w historii strony.',
  historyVersionGone: 'Tej wersji już nie ma. Odśwież stronę.',
  translatorWithoutLanguage: 'Wybierz co najmniej jeden język dla tego tłumacza.',
  callToActionNowhere: 'Wybierz stronę lub dokument albo wpisz adres.',
  videoUnknown: 'To nie jest adres filmu w YouTube lub Vimeo.',
  contactPhoneWrong: 'Wpisz numer z plusem i kodem kraju, na przykład +380 44 000 0000.',
  contactBookingWrong: 'Wpisz pełny adres strony rezerwacji: zaczyna się od https://.',
  amountWrong: 'Wpisz liczbę całkowitą w centach lub kopiejkach, od 0 do {{most}}.',
  mailingPromoNotLess:
    'Cena pierwszej wysyłki masowej musi być niższa niż cena w tej samej walucie.',
  mailingKeyTaken: 'Dwie wysyłki masowe mają klucz „{{key}}”. Nadaj jednej z nich inny.',
  mailingIncludedWrong: 'Wpisz najwyżej osiem wierszy, w każdym najwyżej 120 znaków.',
  altEmptied:
    'Strony mogą pokazywać ten obraz: zmień jego tekst alternatywny, ale nie zostawiaj go pustego.',
  pictureWithoutAlt:
    'Obraz „{{file}}” nie ma tekstu alternatywnego ({{language}}). Otwórz go w „Obrazy i pliki”, wybierz {{language}} w prawym górnym rogu, napisz, co przedstawia, i opublikuj ponownie.',
  pictureIsNone: '„{{file}}” nie jest obrazem. Wybierz obraz i opublikuj ponownie.',
  fileMissing: 'Wybierz plik: obraz JPEG, PNG, WebP lub AVIF albo PDF.',
  fileEmpty: 'Ten plik jest pusty. Wybierz inny.',
  fileOfNoKnownType:
    'Witryna nie może pokazać tego pliku. Zapisz go jako JPEG, PNG, WebP lub AVIF albo prześlij PDF. SVG i GIF nie są przyjmowane, niezależnie od nazwy pliku.',
  fileTooLarge:
    'Ten plik jest większy niż 10 MB. Zmniejsz obraz (2000 pikseli szerokości w zupełności wystarczy) albo skompresuj PDF i prześlij ponownie.',
  fileBroken:
    'Ten plik jest uszkodzony albo został urwany po drodze. Otwórz go na swoim urządzeniu; jeśli się otworzy, zapisz go ponownie i prześlij tę kopię.',
  filePixels:
    'Ten obraz ma ponad 50 milionów pikseli. Zmniejsz go (2000 pikseli szerokości w zupełności wystarczy) i prześlij ponownie.',
  fileMoves: 'Ten obraz się porusza. Zapisz z niego jeden nieruchomy obraz i prześlij go.',
  fileForOne: 'Zastępuj po jednym pliku.',
  fileOfOtherKind:
    'Obraz można zastąpić tylko obrazem, a PDF tylko plikiem PDF. Prześlij ten plik jako nowy.',
  redirectExternalLabel: 'Może prowadzić do innej witryny',
  mediaMany: 'Obrazy i pliki',
}
