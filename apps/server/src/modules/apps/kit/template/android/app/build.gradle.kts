import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.android)
}

/** A property of gradle.properties, which the kit writes for each app. */
fun brand(name: String): String = providers.gradleProperty("brand.$name").get()

/** A variable of the build machine; null if it is not set or empty. */
fun secret(name: String): String? = providers.environmentVariable(name).orNull?.takeIf { it.isNotEmpty() }

android {
    namespace = "app.station.radio"
    compileSdk = 36

    defaultConfig {
        applicationId = brand("packageId")
        minSdk = 24
        targetSdk = 36
        versionCode = brand("versionCode").toInt()
        versionName = brand("versionName")
    }

    // An app has one flavor only, so that assembleRelease and bundleRelease build it.
    flavorDimensions += "ads"
    productFlavors {
        if (brand("ads") == "admob") {
            create("admob") {
                dimension = "ads"
                manifestPlaceholders["adMobAppId"] = brand("adMobAppId")
            }
        } else {
            create("plain") { dimension = "ads" }
        }
    }

    val keystore = secret("ANDROID_KEYSTORE_PATH")
    if (keystore != null) {
        signingConfigs {
            create("upload") {
                storeFile = file(keystore)
                storePassword = secret("ANDROID_KEYSTORE_PASSWORD")
                keyAlias = secret("ANDROID_KEY_ALIAS")
                keyPassword = secret("ANDROID_KEY_PASSWORD") ?: secret("ANDROID_KEYSTORE_PASSWORD")
            }
        }
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
            // Without a keystore the build is unsigned and can be signed afterwards.
            signingConfig = signingConfigs.findByName("upload")
        }
    }

    buildFeatures { buildConfig = true }

    bundle {
        // Listeners choose the language of one app in the settings of Android, which needs all of them.
        language { enableSplit = false }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
}

kotlin { compilerOptions { jvmTarget = JvmTarget.JVM_17 } }

dependencies {
    implementation(libs.androidx.activity)
    implementation(libs.androidx.browser)
    implementation(libs.androidx.core)
    implementation(libs.androidx.splashscreen)
    implementation(libs.media3.exoplayer)
    implementation(libs.media3.exoplayer.hls)
    implementation(libs.media3.session)
    if (brand("ads") == "admob") {
        "admobImplementation"(libs.play.services.ads)
        "admobImplementation"(libs.user.messaging.platform)
    }
}
