#!/usr/bin/env bash
# Makes the files in fixtures/ anew: keys, certificates and passwords that exist for tests alone.
# Needs openssl 3 with its legacy provider, keytool of a Java runtime (17 or later), and python3 for a binary plist.
# Takes about a minute, most of it for the file with ten million iterations.
set -euo pipefail

out="$(cd "$(dirname "$0")" && pwd)/fixtures"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
rm -rf "$out"
mkdir -p "$out"
cd "$work"

password=test-password
team=TESTTEAM01
other_team=TESTTEAM02

# --- Certificates -------------------------------------------------------------------------------------------------

cat >openssl.cnf <<'CNF'
[ca]
default_ca = test
[test]
dir = .
database = index.txt
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
unique_subject = no
email_in_dn = no
[any]
countryName = optional
organizationName = optional
organizationalUnitName = optional
userId = optional
commonName = supplied
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
subjectKeyIdentifier = hash
[distribution]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,codeSigning
1.2.840.113635.100.6.1.7 = DER:0500
1.2.840.113635.100.6.1.4 = critical,DER:0500
[development]
basicConstraints = critical,CA:FALSE
extendedKeyUsage = critical,codeSigning
1.2.840.113635.100.6.1.2 = critical,DER:0500
1.2.840.113635.100.6.1.12 = critical,DER:0500
[profile_signer]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
subjectKeyIdentifier = hash
CNF
touch index.txt
echo 1000A0 >serial

# name, subject, section of extensions, issuer, last day, options of genpkey
certificate() {
  local name=$1 subject=$2 section=$3 issuer=$4 until=$5
  shift 5
  openssl genpkey -out "$name.key" "$@" 2>/dev/null
  openssl req -new -utf8 -config openssl.cnf -key "$name.key" -subj "$subject" -out "$name.csr"
  local signer=(-cert "$issuer.pem" -keyfile "$issuer.key")
  if [ "$name" = "$issuer" ]; then signer=(-selfsign -keyfile "$name.key"); fi
  openssl ca -batch -notext -utf8 -preserveDN -config openssl.cnf "${signer[@]}" -in "$name.csr" -extensions "$section" \
    -startdate 20200101000000Z -enddate "$until" -out "$name.pem" 2>/dev/null
}
rsa=(-algorithm RSA -pkeyopt rsa_keygen_bits:2048)
ec=(-algorithm EC -pkeyopt ec_paramgen_curve:P-256)
identity() { echo "/UID=$1/CN=$2 ($1)/OU=$1/O=Test Radio Ünï/C=FR"; }

certificate authority "/CN=Test Developer Relations Authority/OU=G0/O=Test only/C=US" authority authority 20991231235959Z "${rsa[@]}"
certificate stranger "/CN=Test Other Authority/O=Test only/C=US" authority stranger 20991231235959Z "${rsa[@]}"
certificate impostor "/CN=Test Developer Relations Authority/OU=G0/O=Test only/C=US" authority impostor 20991231235959Z "${rsa[@]}"
certificate distribution "$(identity $team 'Apple Distribution: Test Radio')" distribution authority 20991231235959Z "${rsa[@]}"
certificate development "$(identity $team 'Apple Development: Test Person')" development authority 20991231235959Z "${rsa[@]}"
certificate curve "$(identity $team 'Apple Distribution: Test Curve')" distribution authority 20991231235959Z "${ec[@]}"
certificate other_team "$(identity $other_team 'Apple Distribution: Other Radio')" distribution authority 20991231235959Z "${rsa[@]}"
certificate expired "$(identity $team 'Apple Distribution: Expired Radio')" distribution authority 20210101000000Z "${rsa[@]}"
certificate old_signer "/CN=Test Old Signing/O=Test only/C=US" profile_signer authority 20210101000000Z "${rsa[@]}"
certificate profile_signer "/CN=Test Provisioning Profile Signing/O=Test only/C=US" profile_signer authority 20991231235959Z "${rsa[@]}"
certificate stranger_signer "/CN=Test Stranger Signing/O=Test only/C=US" profile_signer stranger 20991231235959Z "${rsa[@]}"
certificate impostor_signer "/CN=Test Impostor Signing/O=Test only/C=US" profile_signer impostor 20991231235959Z "${rsa[@]}"

openssl x509 -in distribution.pem -outform DER -out "$out/distribution.cer"
openssl x509 -in development.pem -out "$out/development.pem"
openssl x509 -in authority.pem -out "$out/authority.pem"
openssl x509 -in stranger.pem -out "$out/stranger.pem"

# --- PKCS#12 ------------------------------------------------------------------------------------------------------

# name of the file, certificate, password, options
pkcs12() {
  local name=$1 from=$2 secret=$3
  shift 3
  openssl pkcs12 -export -name "Test $from" -inkey "$from.key" -in "$from.pem" -passout "pass:$secret" -out "$out/$name.p12" "$@"
}
pkcs12 modern distribution $password
pkcs12 legacy distribution $password -legacy
pkcs12 sha1-3des distribution $password -keypbe PBE-SHA1-3DES -certpbe PBE-SHA1-3DES -macalg sha1
pkcs12 sha1-2des distribution $password -keypbe PBE-SHA1-2DES -certpbe PBE-SHA1-2DES -macalg sha1
pkcs12 rc2-128 distribution $password -legacy -keypbe PBE-SHA1-RC2-128 -certpbe PBE-SHA1-RC2-128
pkcs12 rc4 distribution $password -legacy -keypbe PBE-SHA1-RC4-128 -certpbe PBE-SHA1-RC4-128
pkcs12 aes-128 distribution $password -keypbe AES-128-CBC -certpbe AES-192-CBC -macalg sha512
pkcs12 pbes2-3des distribution $password -keypbe DES-EDE3-CBC -certpbe DES-EDE3-CBC -macalg sha384
pkcs12 plain distribution $password -keypbe NONE -certpbe NONE
pkcs12 no-mac distribution $password -nomac
pkcs12 chain distribution $password -certfile authority.pem
pkcs12 curve curve $password
pkcs12 other-team other_team $password
pkcs12 development development $password
pkcs12 expired expired $password
pkcs12 other-no-mac distribution other-password -nomac
pkcs12 quick-modern distribution $password -iter 1
pkcs12 quick-legacy distribution $password -legacy -iter 1
pkcs12 empty-password distribution ''
pkcs12 non-ascii-password distribution 'pässwörd-密码🔑'
pkcs12 iterations-100000 distribution $password -iter 100000
pkcs12 iterations-250000 distribution $password -iter 250000
pkcs12 iterations-2000000 distribution $password -iter 2000000
pkcs12 iterations-10000000 distribution $password -iter 10000000
openssl pkcs12 -export -nokeys -in distribution.pem -passout "pass:$password" -out "$out/no-key.p12"

# --- Provisioning profiles ----------------------------------------------------------------------------------------

encoded() { openssl x509 -in "$1.pem" -outform DER | base64 -w 64; }

# application identifier, entries of the profile, entries of its entitlements; variables: of_team, until, of_certificate
plist() {
  cat <<XML
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>AppIDName</key>
	<string>Test Radio</string>
	<key>ApplicationIdentifierPrefix</key>
	<array>
	<string>${of_team:-$team}</string>
	</array>
	<key>CreationDate</key>
	<date>2020-01-02T03:04:05Z</date>
	<key>Platform</key>
	<array>
		<string>iOS</string>
		<string>visionOS</string>
	</array>
	<key>IsXcodeManaged</key>
	<false/>
	<key>DeveloperCertificates</key>
	<array>
		<data>$(encoded "${of_certificate:-distribution}")</data>
	</array>
$2
	<key>Entitlements</key>
	<dict>
		<key>beta-reports-active</key>
		<true/>
		<key>application-identifier</key>
		<string>${of_team:-$team}.$1</string>
		<key>keychain-access-groups</key>
		<array>
			<string>${of_team:-$team}.*</string>
			<string>com.apple.token</string>
		</array>
		<key>com.apple.developer.team-identifier</key>
		<string>${of_team:-$team}</string>
$3
	</dict>
	<key>ExpirationDate</key>
	<date>${until:-2099-12-31T23:59:59Z}</date>
	<key>Name</key>
	<string>Test &amp; Radio &#x2014; profile</string>
	<key>TeamIdentifier</key>
	<array>
		<string>${of_team:-$team}</string>
	</array>
	<key>TeamName</key>
	<string>Test Radio Ünï</string>
	<key>TimeToLive</key>
	<integer>29219</integer>
	<key>UUID</key>
	<string>00000000-1111-2222-3333-444444444444</string>
	<key>Version</key>
	<integer>1</integer>
</dict>
</plist>
XML
}
signed() { openssl cms -sign -nodetach -binary -outform DER -signer "$1.pem" -inkey "$1.key" -certfile "$2.pem" -out "$out/$3.mobileprovision" "${@:4}"; }

released='<key>get-task-allow</key><false/>'
debugged='<key>get-task-allow</key><true/>'
devices='<key>ProvisionedDevices</key><array><string>00008101-TESTTESTTEST0001</string><string>00008101-TESTTESTTEST0002</string></array>'
everywhere='<key>ProvisionsAllDevices</key><true/>'
bundle=com.example.radio
profile() { signed profile_signer authority "$1"; }

plist $bundle '' "$released" >store.plist
profile store <store.plist
signed profile_signer authority store-streamed -stream <store.plist
signed profile_signer authority store-key-id -keyid <store.plist
signed profile_signer authority store-no-attributes -noattr <store.plist
signed stranger_signer stranger store-untrusted <store.plist
signed impostor_signer impostor store-impostor <store.plist
signed old_signer authority store-old-signer <store.plist
plist 'com.example.*' '' "$released" | profile wildcard
plist '*' '' "$released" | profile wildcard-all
plist $bundle "$devices" "$released" | profile ad-hoc
of_certificate=development plist $bundle "$devices" "$debugged" | profile development
plist $bundle "$everywhere" "$released" | profile enterprise
of_team=$other_team plist $bundle '' "$released" | profile other-team
until=2021-01-01T00:00:00Z plist $bundle '' "$released" | profile expired
sed 's|"http://www.apple.com/DTDs/PropertyList-1.0.dtd"|& [<!ENTITY team "TESTTEAM01">]|' store.plist | profile entity
sed 's|<key>UUID</key>|<key>Uuid</key>|' store.plist | profile without-uuid
python3 -c 'import plistlib,sys; sys.stdout.buffer.write(plistlib.dumps(plistlib.loads(sys.stdin.buffer.read()), fmt=plistlib.FMT_BINARY))' <store.plist | profile binary

# --- App Store Connect keys ---------------------------------------------------------------------------------------

openssl genpkey "${ec[@]}" -out "$out/app-store-key.p8"
openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-384 -out "$out/p-384.p8"
openssl pkcs8 -topk8 -nocrypt -in distribution.key -out "$out/rsa.p8"
openssl pkcs8 -topk8 -in curve.key -passout "pass:$password" -out "$out/encrypted.p8"
openssl ec -in curve.key -out "$out/sec1.pem" 2>/dev/null
openssl pkey -in curve.key -pubout -out "$out/public.pem"

# --- Android keystores --------------------------------------------------------------------------------------------

# file, type, alias, key password, options
keystore() {
  local file=$1 type=$2 alias=$3 key_password=$4
  shift 4
  keytool -genkeypair -keystore "$out/$file" -storetype "$type" -storepass $password -keypass "$key_password" -alias "$alias" \
    -dname "CN=Test Upload, O=Test Radio" -startdate '2020/01/01 00:00:00' -validity 29000 "$@" >/dev/null 2>&1
}
rsa_key=(-keyalg RSA -keysize 2048)
keystore upload.jks JKS upload key-password "${rsa_key[@]}"
keytool -exportcert -rfc -keystore "$out/upload.jks" -storepass $password -alias upload >"$out/upload.pem" 2>/dev/null
keystore same-password.jks JKS '电台' $password "${rsa_key[@]}"
keystore weak.jks JKS weak $password -keyalg RSA -keysize 1024
keystore curve.jks JKS curve $password -keyalg EC -groupname secp256r1
keystore two.jks JKS first first-password "${rsa_key[@]}"
keystore two.jks JKS second second-password -keyalg EC -groupname secp256r1
keytool -importcert -noprompt -keystore "$out/two.jks" -storepass $password -alias authority -file authority.pem >/dev/null 2>&1
keytool -importcert -noprompt -keystore "$out/trusted-only.jks" -storetype JKS -storepass $password -alias authority -file authority.pem >/dev/null 2>&1
keystore upload.keystore.p12 PKCS12 upload $password "${rsa_key[@]}"
keystore two.keystore.p12 PKCS12 first $password "${rsa_key[@]}"
keystore two.keystore.p12 PKCS12 second $password -keyalg EC -groupname secp256r1
keytool -importcert -noprompt -keystore "$out/two.keystore.p12" -storepass $password -alias authority -file authority.pem >/dev/null 2>&1
# What Java 8 writes.
keystore java-8.keystore.p12 PKCS12 upload $password "${rsa_key[@]}" -J-Dkeystore.pkcs12.legacy
keystore sha512.keystore.p12 PKCS12 upload $password "${rsa_key[@]}" \
  -J-Dkeystore.pkcs12.keyProtectionAlgorithm=PBEWithHmacSHA512AndAES_128 \
  -J-Dkeystore.pkcs12.certProtectionAlgorithm=PBEWithHmacSHA384AndAES_256 -J-Dkeystore.pkcs12.macAlgorithm=HmacPBESHA512
keystore sha1.keystore.p12 PKCS12 upload $password "${rsa_key[@]}" \
  -J-Dkeystore.pkcs12.keyProtectionAlgorithm=PBEWithHmacSHA1AndAES_128 \
  -J-Dkeystore.pkcs12.certProtectionAlgorithm=PBEWithHmacSHA1AndAES_256 -J-Dkeystore.pkcs12.macAlgorithm=HmacPBESHA1
keystore upload.jceks JCEKS upload $password "${rsa_key[@]}"
